import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {manualFiles} from './manual/pages.js';

// Runs as build/scripts/write-manual.js.
const folder = join(import.meta.dirname, '../../demo/site/reference');
mkdirSync(folder, {recursive: true});
for (const [name, text] of manualFiles()) writeFileSync(join(folder, name), text);
