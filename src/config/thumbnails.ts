import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {text} from './fields.js';

export const thumbnails = section(doc`Preview images of shared links.`, {
  background: text(doc`Image behind the title, or a colour.`),
});
