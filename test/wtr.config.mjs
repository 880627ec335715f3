import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {defaultReporter, summaryReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {chromeSwitches, findChrome} from '../build/scripts/find-chrome.js';

const root = join(import.meta.dirname, '..');

/** Imports style sheets as text from the source tree, like the bundler. */
const sheets = {
  name: 'sheets',
  resolveMimeType: ({path}) => (path.endsWith('.css') ? 'js' : undefined),
  serve({path}) {
    if (!path.endsWith('.css')) return undefined;
    const file = join(root, relative('/build', path));
    return {body: `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`, type: 'js'};
  },
};

/** Converts highlight.js's core from CommonJS, which browsers do not support. */
const commonJs = {
  name: 'common-js',
  transform({path, body}) {
    if (!path.includes('/highlight.js/lib/')) return undefined;
    return {body: `const module = {exports: {}};\n${body}\nexport default module.exports;`};
  },
};

const counts = {
  reportTestFileResults() {},
  onTestRunFinished({sessions}) {
    let passed = 0;
    let failed = 0;
    const visit = suite => {
      for (const test of suite?.tests ?? []) test.passed ? passed++ : test.skipped || failed++;
      for (const inner of suite?.suites ?? []) visit(inner);
    };
    for (const session of sessions) {
      visit(session.testResults);
      failed += session.errors.length;
    }
    console.log(`${passed} passed, ${failed} failed`);
  },
};

export default {
  rootDir: root,
  files: 'build/test/elements/**/*.test.js',
  nodeResolve: {exportConditions: ['browser']},
  plugins: [sheets, commonJs],
  browsers: [chromeLauncher({launchOptions: {executablePath: findChrome(), args: [...chromeSwitches]}})],
  // A background page renders no frames, which the tests wait for.
  concurrency: 1,
  reporters: [defaultReporter({reportTestResults: true, reportTestProgress: false}), summaryReporter(), counts],
  testFramework: {config: {timeout: 8000}},
};
