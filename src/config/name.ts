import {doc} from '../base/doc.js';
import {filled} from './fields.js';

export const name = filled(doc`Names the site. Readers see it in the header, and in the browser tab of every page.`);
