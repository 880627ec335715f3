import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {type HostName, hosts} from '../../src/hosts/host.js';
import type {HostInput} from '../../src/hosts/host-format.js';

// One folder per host in the source tree. This file runs as build/test/hosts/golden.test.js.
const folder = fileURLToPath(new URL('../../../test/hosts/golden', import.meta.url));

const input: HostInput = {
  base: '/docs/',
  slugs: ['index', 'guide/intro', 'guide/install', 'v2/users'],
  files: ['_lectern/chunks/core-6b2e4045.js', '_lectern/lectern.js', '_lectern/oauth.html', 'api/shop.yaml'],
  redirects: [
    {source: '/start', destination: '/guide/intro', permanent: true},
    {source: '/old page', destination: '/guide/intro?from=old#top', permanent: false},
    {source: '/away/:name', destination: 'https://other.example/:name', permanent: true},
    {source: '/guides/:slug', destination: '/guide/:slug', permanent: true},
    {source: '/v1/:rest*', destination: '/v2/:rest*', permanent: true},
  ],
};

function readFolder(path: string): readonly {readonly path: string; readonly text: string}[] {
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .filter(name => statSync(join(path, name)).isFile())
    .map(name => ({path: name.replaceAll('\\', '/'), text: readFileSync(join(path, name), 'utf8')}));
}

const byPath = (one: {readonly path: string}, other: {readonly path: string}) => (one.path < other.path ? -1 : 1);

for (const name of Object.keys(hosts) as HostName[])
  test(`writes the golden files of ${name}`, () => {
    const {files, problems} = hosts[name].build(input);
    const told = problems.map(({path, message, fix}) => `${path} ${message}\n  Fix: ${fix}\n`).join('');
    const written = [...files, ...(told ? [{path: 'problems.txt', text: told}] : [])];
    assert.deepEqual([...written].sort(byPath), [...readFolder(join(folder, name))].sort(byPath));
  });
