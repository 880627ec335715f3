import {doc} from '../base/doc.js';
import {byMode} from './combine.js';

export const favicon = byMode(
  doc`Shows this image in the browser tab: one path, or an object with a path for each color mode. Default: the first letter of "name" on the brand color.`,
);
