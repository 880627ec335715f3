import {doc} from '../base/doc.js';
import {byMode} from './combine.js';

export const favicon = byMode(
  doc`Sets the image in the browser tab: one path, or an object with a path for each color mode. Default: a file named "favicon.svg", "favicon.png", or "favicon.ico", or the first letter of "name".`,
);
