// Code for actions and rare cases, in one chunk that loads on demand.
export {addValueFilter} from './find-value.js';
export {openLevels} from './open-levels.js';
export {showField} from './show-field.js';
