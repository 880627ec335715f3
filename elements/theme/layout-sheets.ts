import layout from './layout.css';
import layoutColumns from './layout-columns.css';
import layoutModes from './layout-modes.css';
import waiting from './waiting.css';

/** Style sheets of the page grid, in cascade order. */
export const layoutSheets: readonly string[] = [layout, layoutModes, layoutColumns, waiting];
