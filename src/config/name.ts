import {doc} from '../base/doc.js';
import {filled} from './fields.js';

export const name = filled(
  doc`Sets the name of the site. Readers see it in the header and in the title of every page.`,
);
