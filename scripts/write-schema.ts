import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildWholeSchema} from '../src/config/further/schema.js';

// Runs as build/scripts/write-schema.js.
const path = fileURLToPath(new URL('../../dist/docs.schema.json', import.meta.url));
await mkdir(dirname(path), {recursive: true});
await writeFile(path, `${JSON.stringify(buildWholeSchema(), null, 2)}\n`);
