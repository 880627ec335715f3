import banner from './banner.css';
import decoration from './decoration.css';
import directory from './directory.css';
import frame from './frame.css';
import frameLater from './frame-later.css';
import rightToLeft from './right-to-left.css';
import tabRow from './tab-row.css';

/** The style sheets of the frame, in their order. A page that is drawn ahead has those first that it shows. */
export const frameSheets: readonly string[] = [frame, tabRow, frameLater, banner, decoration, directory, rightToLeft];
