// Rarely needed code, or code for an action: one file that loads on demand.
export {addFindValue} from './find-value.js';
export {openLevels} from './open-levels.js';
export {showField} from './show-field.js';
