import {doc} from '../base/doc.js';
import {byMode} from './combine.js';

export const favicon = byMode(doc`Icon of the browser tab: a path under the project root, or one for each mode.`);
