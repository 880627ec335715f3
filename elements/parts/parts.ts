// `lectern/parts`: sets the folder from which an application loads parts that it does not bundle.
export {loadPartsFrom} from '../base/parts.js';
