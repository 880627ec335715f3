// Types are compiled already; this makes dist/: the bundle, the icons and the configuration schema.
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';

const root = join(import.meta.dirname, '..');
const run = (...args) => execFileSync(process.execPath, args, {cwd: root, stdio: 'inherit'});
run(join(root, 'node_modules/rollup/dist/bin/rollup'), '-c', '--silent');
run('build/scripts/write-icons.js');
run('build/scripts/write-schema.js');
