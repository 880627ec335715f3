import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {text} from './fields.js';

export const search = section(doc`Search.`, {prompt: text(doc`Placeholder of the search field.`)}, 'location');
