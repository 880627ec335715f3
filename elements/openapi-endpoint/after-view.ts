export {defineInside} from './define-inside.js';
export {openRows} from './open-rows.js';
