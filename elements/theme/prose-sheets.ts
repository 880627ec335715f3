import boxes from './boxes.css';
import footnotes from './footnotes.css';
import pictures from './pictures.css';
import prose from './prose.css';
import tables from './tables.css';

/** Style sheets of Markdown text, in cascade order. */
export const proseSheets: readonly string[] = [prose, boxes, pictures, tables, footnotes];
