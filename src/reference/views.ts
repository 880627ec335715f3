// What draws operations, in one file to be loaded: its parts share so much that each for itself would be many small files.
export {renderOperation} from './render-operation.js';
export {renderRows} from './rows.js';
