// `lectern/parts`: where an application finds the parts that it does not bundle.
export {loadPartsFrom} from '../base/parts.js';
