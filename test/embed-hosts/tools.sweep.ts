import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {writeProject} from '../e2e/site.js';
import {cache, installAll, packed} from './install.js';

// Tests the package with other test runners, compilers and package managers, after a real installation.

const root = join(import.meta.dirname, '../../..');
const skip = existsSync(join(root, 'dist/elements.js')) ? false : 'dist is not built';

interface Tool {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** Programs of `node_modules/.bin`, each with its arguments. */
  readonly run: readonly (readonly string[])[];
}

const imports = "import 'lectern/elements';\nimport 'lectern/elements/openapi-endpoint';\nimport 'lectern/math';\n";
const inTest = `${imports}
test('the tag is there, with its attributes', () => {
  const element = document.createElement('openapi-endpoint');
  element.setAttribute('path', '/a');
  document.body.append(element);
  expect(document.querySelector('openapi-endpoint').getAttribute('path')).toBe('/a');
});
`;
const vitest = (environment: string): Tool => ({
  packages: ['vitest@3', environment],
  files: {
    'a.test.js': `import {expect, test} from 'vitest';\n${inTest}`,
    'vitest.config.js': `export default {test: {environment: '${environment}'}};\n`,
  },
  run: [['vitest', 'run']],
});

const typed = `${imports}import type {} from 'lectern/react';
import {renderEndpoint} from 'lectern/ssr';
export const right = <openapi-endpoint spec={{openapi: '3.1.0'}} method="get" path="/a" auth-method="bearer" />;
// @ts-expect-error It is not a method of authentication.
export const wrong = <openapi-endpoint auth-method="barer" />;
export const drawn: Promise<string> = renderEndpoint({spec: 'https://example.com/a.json', path: '/a'});
`;
const typescript = (version: string): Tool => {
  const config = (module: string, moduleResolution: string) =>
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module,
        moduleResolution,
        types: ['react'],
      },
      files: ['a.tsx'],
    });
  return {
    packages: [`typescript@${version}`, '@types/react@19', '@types/node@22'],
    files: {
      'a.tsx': typed,
      'tsconfig.bundler.json': config('esnext', 'bundler'),
      'tsconfig.nodenext.json': config('nodenext', 'nodenext'),
    },
    run: ['bundler', 'nodenext'].map(name => ['tsc', '-p', `tsconfig.${name}.json`]),
  };
};

const tools: Readonly<Record<string, Tool>> = {
  'Jest with jsdom': {
    packages: ['jest@30', 'jest-environment-jsdom@30', '@babel/preset-env'],
    files: {
      'a.test.js': inTest,
      'jest.config.cjs': "module.exports = {testEnvironment: 'jsdom'};\n",
      'babel.config.cjs': "module.exports = {presets: [['@babel/preset-env', {targets: {node: 'current'}}]]};\n",
    },
    run: [['jest']],
  },
  'Vitest with jsdom': vitest('jsdom'),
  'Vitest with happy-dom': vitest('happy-dom'),
  'TypeScript 5.9': typescript('5.9'),
  'TypeScript 6': typescript('6'),
  'TypeScript 7': typescript('7'),
};

before(() => installAll(root, []), {timeout: 240_000});

function inFolder(name: string, files: Readonly<Record<string, string>>) {
  const folder = join(`${cache}-apart`, name.replace(/\W+/g, '-').toLowerCase());
  rmSync(folder, {recursive: true, force: true});
  writeProject(folder, {'package.json': '{"private": true, "type": "module"}', ...files});
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
  return {folder, run};
}

for (const [name, {packages, files, run: programs}] of Object.entries(tools))
  test(name, {skip, timeout: 300_000}, () => {
    const {folder, run} = inFolder(name, files);
    const said = run('npm', 'install', packed(), ...packages, '--no-audit', '--no-fund', '--loglevel=warn');
    // Warnings about other packages, such as deprecations, are not ours.
    assert.doesNotMatch(said, /lectern.*(?:warn|deprecated)|ERESOLVE|peer/i);
    for (const [program = '', ...args] of programs) run(join(folder, 'node_modules/.bin', program), ...args);
  });

test('pnpm', {skip, timeout: 300_000}, () => {
  const {folder, run} = inFolder('pnpm', {
    'docs/docs.json': '{"name": "A", "navigation": {"pages": ["index"]}}',
    'docs/index.mdx': '# A\n',
  });
  run('npm', 'install', 'pnpm@10', '--no-audit', '--no-fund', '--no-save');
  const pnpm = join(folder, 'node_modules/.bin/pnpm');
  const said = run(pnpm, 'add', packed());
  assert.doesNotMatch(said, /WARN|ERR/);
  assert.match(run(pnpm, 'exec', 'lectern', 'check', 'docs'), /1 page: 0 errors/);
});
