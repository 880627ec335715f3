import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {text} from './fields.js';

export const search = section(
  doc`Configures the search.`,
  {prompt: text(doc`Sets the placeholder of the search field.`)},
  'location',
);
