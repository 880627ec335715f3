// What few views need, or only when a reader asks for it: one file that is loaded then.
export {addFindValue} from './find-value.js';
export {openLevels} from './open-levels.js';
export {showField} from './show-field.js';
