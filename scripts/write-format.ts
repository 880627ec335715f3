import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatPage} from './format-rows.js';

writeFileSync(join(import.meta.dirname, '../../docs/format.md'), formatPage());
