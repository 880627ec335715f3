import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {componentPages, withProps} from './manual/component-props.js';
import {manualFiles} from './manual/pages.js';

// Runs as build/scripts/write-manual.js.
const site = join(import.meta.dirname, '../../demo/site');
mkdirSync(join(site, 'reference'), {recursive: true});
for (const [name, text] of manualFiles()) writeFileSync(join(site, 'reference', name), text);
for (const [name, components] of Object.entries(componentPages)) {
  const file = join(site, 'components', `${name}.mdx`);
  writeFileSync(file, withProps(name, readFileSync(file, 'utf8'), components));
}
