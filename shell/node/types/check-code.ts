import {createTwoslasher, type TwoslashInstance, type TwoslashReturn} from 'twoslash/core';
import type {CheckedCode, CodeNote} from '../../../src/markdown/code/checked-code.js';
import {createUncheckedCode} from '../../../src/markdown/code/without-type-marks.js';
import type {PackageTypes} from './package-types.js';
import type {TypesOrder} from './worker-messages.js';

type Compiler = NonNullable<NonNullable<Parameters<typeof createTwoslasher>[0]>['tsModule']>;

/** Maximum number of characters in a type to show. Longer ones do not help readers. */
const longestText = 2000;

/**
 * Creates a function that asks the TypeScript compiler for the types in a code block. `files` contains declarations by
 * path. Adds those of imported `packages`.
 */
export function createCodeChecker(
  compiler: Compiler,
  files: Map<string, string>,
  packages: PackageTypes,
): (order: TypesOrder) => CheckedCode {
  let twoslash: TwoslashInstance | undefined;
  return ({code, language}) => {
    packages.addFor(code);
    twoslash ??= createTwoslasher({tsModule: compiler, fsMap: files, vfsRoot: '/'});
    try {
      return toCheckedCode(
        twoslash(code, language, {
          handbookOptions: {noErrorValidation: true},
          // Find types of packages by the name in the import (100 is `bundler`), and add none automatically.
          compilerOptions: {moduleResolution: 100, types: []},
        }),
      );
    } catch (error) {
      const {title, description, message} = error as {title?: string; description?: string; message: string};
      return createUncheckedCode(
        code,
        title ? `${title}: ${description}` : message.trim().split('\n')[0] || 'The compiler failed.',
        'Correct the compiler comments of this block, such as // @errors: 2322.',
      );
    }
  };
}

function toCheckedCode({code, nodes, meta}: TwoslashReturn): CheckedCode {
  const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);
  const types: CheckedCode['types'][number][] = [];
  const notes: CodeNote[] = [];
  const faults: {start: number; length: number}[] = [];
  const unexpected: string[] = [];
  for (const node of nodes) {
    const line = node.line + 1;
    const {start, length} = node;
    if (node.type === 'hover')
      types.push({start, length, text: cut(node.docs ? `${node.text}\n\n${node.docs}` : node.text)});
    if (node.type === 'query') notes.push({kind: 'query', line, text: cut(node.text)});
    if (node.type === 'completion')
      notes.push({kind: 'completion', line, text: cut(node.completions.map(({name}) => name).join(', '))});
    if (node.type !== 'error') continue;
    faults.push({start, length});
    notes.push({kind: 'error', line, text: cut(node.text)});
    if (!meta.handbookOptions.errors.includes(Number(node.code))) unexpected.push(`${node.text} (TS${node.code})`);
  }
  const codes = [...new Set(nodes.flatMap(node => (node.type === 'error' ? [node.code] : [])))].join(' ');
  return {
    code: code.replace(/\n+$/, ''),
    types,
    faults,
    notes,
    ...(unexpected.length > 0 && {
      problem: {
        message: `The compiler reports: ${cut(unexpected.slice(0, 3).join(' '))}`,
        fix: `correct the code, or add "// @errors: ${codes}" to show the error.`,
      },
    }),
  };
}
