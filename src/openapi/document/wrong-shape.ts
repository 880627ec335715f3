import {formatPointer} from './format-pointer.js';
import type {Located} from './located.js';

/** Returns the message for a value of the wrong type: `paths["/orders"] is "text", not an object.` */
export function describeWrongShape({value, pointer, file}: Located, wanted: string): string {
  const written = JSON.stringify(value)?.slice(0, 60);
  const shown = Array.isArray(value) ? 'an array' : value && typeof value === 'object' ? 'an object' : written;
  return `${formatPointer(pointer) || file} is ${value === null ? 'empty' : shown}, not ${wanted}.`;
}
