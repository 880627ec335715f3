// Types are compiled already; this makes dist/: the bundle, the icons and the configuration schema.
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';

const root = join(import.meta.dirname, '..');
const run = (...args) => execFileSync(process.execPath, args, {cwd: root, stdio: 'inherit'});
// Chunks carry a hash in their names: those of the build before would stay.
rmSync(join(root, 'dist/chunks'), {recursive: true, force: true});
run(join(root, 'node_modules/rollup/dist/bin/rollup'), '-c', '--silent');
run('build/scripts/write-icons.js');
run('build/scripts/write-schema.js');
