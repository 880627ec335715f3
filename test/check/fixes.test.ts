import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkProject} from '../../src/check/check-project.js';
import type {Finding} from '../../src/check/report.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {faults} from './known-codes.js';

type Texts = Readonly<Record<string, string>>;

function filesBelow(folder: string): Texts {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Returns the text to replace and its replacement, as a fix proposes. Undefined if the author must decide. */
function paste({code, fix}: Finding): readonly [words: RegExp, instead: string] | undefined {
  const written = /^Write "([^"]+)", (?:or create .*|which exists(?: there)?)/.exec(fix)?.[1];
  if (code === 'link-anchor-missing' && written) return [/#[^"'\s)]*/, written];
  if (code.startsWith('nav-') && written) return [/"[^"]*"/, `"${written}"`];
  if (/^(?:link|asset)-missing$|^redirect-target$/.test(code) && written) return [/[^"'\s)]+/, written];
  if (/^binding-(?:operation|schema)$/.test(code) && written) return [/.*/, `"${written}"`];
  if (code === 'document-missing' && written) return [/"[^"]*"/, `"${written}"`];
  const prop = /^Write (\w+) instead of (\w+)\.$/.exec(fix);
  if (prop) return [/\w+/, prop[1] as string];
  const tag = /^Write <([\w.]+)>/.exec(fix)?.[1];
  if (tag) return [/<[\w.]+/, `<${tag}`];
  const key = /^Write (".*") instead of ".*"\.$/.exec(fix)?.[1];
  if (key) return [/"[^"]*"/, key];
  const setting = /^Write "\w+": (".*")\.$/.exec(fix)?.[1];
  if (setting && /^config-(?:color|value)$/.test(code)) return [/"[^"]*"|[^,\s}]+/, setting];
  const location = /^Delete (\w+="[^"]*")\.$/.exec(fix)?.[1];
  return code === 'param-one-location' && location ? [new RegExp(location), ''] : undefined;
}

function applied(text: string, {code, line, column}: Finding, [words, instead]: readonly [RegExp, string]): string {
  const lines = text.split('\n');
  const there = lines[line - 1] as string;
  if (code.startsWith('binding-')) {
    // The position is the wrong word, and the fix the whole value.
    lines[line - 1] = there.replace(/(?<=^[\w-]+: ).*/, instead);
    return lines.join('\n');
  }
  const rest = there.slice(column - 1);
  const tag = /^<([\w.]+)/.exec(rest)?.[1];
  const mended = rest.replace(words, instead);
  // A fix replaces a tag by a closing tag.
  const isTag = tag !== undefined && instead.startsWith('<');
  lines[line - 1] = there.slice(0, column - 1) + (isTag ? mended.replace(`</${tag}`, `</${instead.slice(1)}`) : mended);
  return lines.join('\n');
}

const check = async (files: Texts) => (await checkProject(createMemoryProject(files), {version: '1'})).findings;

test('each pasteable fix removes its finding and adds none', async () => {
  let pasted = 0;
  for (const rule of readdirSync(faults))
    for (const name of readdirSync(join(faults, rule)).filter(each => /^bad(?:-\d)?$/.test(each))) {
      const files = filesBelow(join(faults, rule, name));
      const before = await check(files);
      for (const finding of before) {
        const fix = paste(finding);
        const text = files[finding.file];
        if (!fix || text === undefined) continue;
        const after = await check({...files, [finding.file]: applied(text, finding, fix)});
        const errors = (list: readonly Finding[]) => list.filter(({level}) => level !== 'info').length;
        assert.equal(
          errors(after),
          errors(before) - (finding.level === 'info' ? 0 : 1),
          `${rule}: ${finding.message} ${finding.fix}`,
        );
        pasted++;
      }
    }
  assert.ok(pasted > 60, `${pasted} fixes`);
});
