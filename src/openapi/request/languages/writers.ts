import type {SampleWriter} from '../sample-language.js';
import {csharp} from './csharp.js';
import {go} from './go.js';
import {java} from './java.js';
import {javascript} from './javascript.js';
import {php} from './php.js';
import {python} from './python.js';
import {ruby} from './ruby.js';

export {javascript};

/** Writers of the default languages except curl, by language id. */
export const writers: ReadonlyMap<string, SampleWriter> = new Map(
  Object.entries({javascript, python, go, java, php, ruby, csharp}),
);
