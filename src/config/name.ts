import {doc} from '../base/doc.js';
import {filled} from './fields.js';

export const name = filled(doc`Site name, shown in the top navigation and in the title of every page.`);
