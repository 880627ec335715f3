import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {readSecuritySchemes} from '../../src/openapi/document/document-info.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openOperation} from '../../src/openapi/operation/operation.js';
import {loadLanguages} from '../../src/openapi/request/load-languages.js';
import {buildSamples} from '../../src/openapi/request/samples.js';
import {Random} from '../tools/mutants/random.js';
import {openText} from './open.js';

await loadLanguages(undefined);

// Tests samples of random operations with the parser or compiler of each language. Skips and names missing programs.
// `SAMPLES=200 SEED=7` selects others.

const count = Number(process.env.SAMPLES ?? 50);
const seed = Number(process.env.SEED ?? 1);
const root = join(import.meta.dirname, '../../..');
const places = ['test/tools/specs/documents', '../shared/specs'].map(place => resolve(root, place)).filter(existsSync);
const folder = mkdtempSync(join(tmpdir(), 'sample-languages-'));
after(() => rmSync(folder, {recursive: true}));

interface Parser {
  readonly language: string;
  /** The program, and the arguments that prove its presence. */
  readonly program: string;
  readonly version: string;
  readonly file: (index: number) => string;
  /** Wraps an incomplete sample in a program. */
  readonly whole?: (text: string, index: number) => string;
  readonly check: (files: readonly string[]) => readonly string[];
  /** The program accepts one file at a time. */
  readonly isSingle?: true;
}

const parsers: readonly Parser[] = [
  {
    language: 'bash',
    program: 'bash',
    version: '--version',
    file: at => `s${at}.sh`,
    check: files => ['-n', ...files],
    isSingle: true,
  },
  {
    language: 'javascript',
    program: process.execPath,
    version: '--version',
    file: at => `s${at}.mjs`,
    check: files => ['--check', ...files],
    isSingle: true,
  },
  {
    language: 'python',
    program: 'python3',
    version: '--version',
    file: at => `s${at}.py`,
    check: files => ['-c', 'import ast,sys\nfor f in sys.argv[1:]: ast.parse(open(f).read(), f)', ...files],
  },
  {language: 'go', program: 'gofmt', version: '-h', file: at => `s${at}.go`, check: files => ['-e', '-l', ...files]},
  {
    language: 'java',
    program: 'javac',
    version: '-version',
    file: at => `S${at}.java`,
    whole(text, at) {
      const lines = text.split('\n');
      const [imports, rest] = [
        lines.filter(line => line.startsWith('import ')),
        lines.filter(line => !line.startsWith('import ')),
      ];
      return `${imports.join('\n')}\nclass S${at} { static void main() throws Exception {\n${rest.join('\n')}\n} }\n`;
    },
    check: files => ['-proc:none', '-d', join(folder, 'classes'), ...files],
  },
  {
    language: 'php',
    program: 'php',
    version: '--version',
    file: at => `s${at}.php`,
    check: files => ['-l', ...files],
    isSingle: true,
  },
  {
    language: 'ruby',
    program: 'ruby',
    version: '--version',
    file: at => `s${at}.rb`,
    check: files => ['-c', ...files],
    isSingle: true,
  },
  {
    language: 'csharp',
    program: 'mcs',
    version: '--version',
    file: at => `S${at}.cs`,
    // This compiler supports C# 7, which has another syntax for `using` declarations.
    whole: (text, at) =>
      `using System; using System.IO; using System.Net.Http; using System.Threading.Tasks;\nclass S${at} { static async Task Main() {\n${text.replaceAll(/^using var /gm, 'var ')}\n} }\n`,
    check: files => ['--parse', ...files],
  },
];

const known = new Map<string, Promise<readonly string[]>>();

/** Returns samples of the same operations for every language. */
function sampleTexts(language: string): Promise<readonly string[]> {
  const found = known.get(language) ?? makeTexts(language);
  known.set(language, found);
  return found;
}

async function makeTexts(language: string): Promise<readonly string[]> {
  const random = new Random(seed);
  const files = places.flatMap(place =>
    readdirSync(place, {recursive: true, encoding: 'utf8'})
      .filter(name => /\.(?:json|ya?ml)$/.test(name))
      .map(name => join(place, name))
      .sort(),
  );
  const texts: string[] = [];
  for (let turn = 0; texts.length < count && turn < count * 20; turn++) {
    const file = random.pick(files)!;
    const documents = await openText(readFileSync(file, 'utf8'), file, createMemoryFiles({})).catch(() => undefined);
    const entries = documents ? (await documents.settle(() => indexDocument(documents))).operations : [];
    const entry = random.pick(entries.filter(({kind}) => kind === 'operation'));
    if (!documents || !entry) continue;
    const [sample] = await documents.settle(() => {
      const operation = {...openOperation(documents, entry), samples: []};
      return buildSamples(documents, operation, readSecuritySchemes(documents), {defaults: 'all'}, [language]);
    });
    if (sample) texts.push(sample.text);
  }
  return texts;
}

for (const parser of parsers) {
  const {language, program, version} = parser;
  const isThere = spawnSync(program, [version]).error === undefined;
  test(`${count} samples in ${language} are read by ${program}`, {
    skip: isThere ? false : `${program} is not here`,
  }, async () => {
    const texts = await sampleTexts(language);
    assert.equal(texts.length, count);
    const place = join(folder, language);
    mkdirSync(place, {recursive: true});
    mkdirSync(join(folder, 'classes'), {recursive: true});
    const written = texts.map((text, at) => {
      const path = join(place, parser.file(at));
      writeFileSync(path, parser.whole?.(text, at) ?? text);
      return path;
    });
    for (const files of parser.isSingle ? written.map(path => [path]) : [written]) {
      const {status, stderr, stdout} = spawnSync(program, parser.check(files), {encoding: 'utf8'});
      assert.equal(
        status,
        0,
        `${stderr}${stdout}\n${files.length === 1 ? readFileSync(files[0]!, 'utf8') : ''}`.slice(0, 4000),
      );
    }
  });
}
