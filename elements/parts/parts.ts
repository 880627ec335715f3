// `lectern/parts`: sets where an application loads parts that it does not bundle.
export {loadPartsFrom} from '../base/parts.js';
