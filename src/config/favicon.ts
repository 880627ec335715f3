import {doc} from '../base/doc.js';
import {byMode} from './combine.js';

export const favicon = byMode(
  doc`Sets the icon of the browser tab: an image path, or an object with one path for each color mode.`,
);
