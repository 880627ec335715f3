import {doc} from '../base/doc.js';
import {readOwn} from '../base/read-own.js';
import type {Code} from '../tree/tree.js';
import {getFenceLabel, renderCodeBlock} from './code-block.js';
import {type Child, component, flag, type PropValue, text} from './component.js';

/**
 * Code block written as a tag: its props are the info string, and its body is the code. Pages convert it to a Markdown
 * code block (`stand-in.ts`).
 */
export const codeElement = component({
  name: 'CodeBlock',
  tag: 'code-block',
  props: {
    language: text(doc`Selects the syntax highlighting, such as "js". Default: plain text.`),
    title: text(doc`Sets the title above the code, such as "orders.js".`),
    filename: text(doc`Does the same as "title", which overrides it.`),
    icon: text(doc`Adds an icon before the title, such as "terminal".`),
    highlight: text(doc`Highlights these lines, such as "1,3-5".`),
    focus: text(doc`Fades all lines except these, such as "2-4".`),
    lines: flag(doc`Shows a number before each line.`),
    wrap: flag(doc`Wraps long lines. By default, readers scroll.`),
    nocopy: flag(doc`Hides the copy button of this block. "code.copyButton" in docs.json hides all of them.`),
    expandable: flag(doc`Collapses long code. Readers can expand it.`),
  },
  render: (_, body) => body,
});

/** Builds a code block from the attributes and text of an element. */
export function buildCodeBlock(props: ReadonlyMap<string, unknown>, written: string): Code {
  const toAttributeText = (name: string) => {
    const given = props.get(name);
    const value =
      typeof given === 'number' ? String(given) : Array.isArray(given) ? given.filter(isNumber).join() : given;
    // Replace double quotes, which would end the value in the info string.
    return typeof value === 'string' && value ? ` ${name}="${value.replaceAll('"', "'")}"` : '';
  };
  const language = props.get('language');
  const is = (name: string) => (readOwn(codeElement.props, name)?.read(props.get(name) as PropValue) ? ` ${name}` : '');
  return {
    type: 'code',
    language: typeof language === 'string' ? language : '',
    meta: `${toAttributeText(props.get('title') ? 'title' : 'filename')}${toAttributeText('icon')}${toAttributeText('highlight')}${toAttributeText('focus')}${is('lines')}${is('wrap')}${is('nocopy')}${is('expandable')}`,
    value: dedent(written),
    line: 0,
  };
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

/** Converts a code block to a child of a container such as tabs. */
export function toCodeChild(code: Code, context: Parameters<typeof renderCodeBlock>[1]): Child {
  return {
    name: 'code',
    props: new Map([['label', getFenceLabel(code)]]),
    // Render on access, because only tab groups need the body.
    get body() {
      return renderCodeBlock(code, context, true);
    },
    html: renderCodeBlock(code, context),
  };
}

/** Removes the indentation that all lines have in common, because the author indented the code like its tag. */
function dedent(written: string): string {
  const lines = written
    .replace(/^[^\S\n]*\n/, '')
    .trimEnd()
    .split('\n');
  const depth = Math.min(...lines.filter(line => line.trim()).map(line => line.search(/\S/)));
  return lines.map(line => line.slice(Math.min(depth, line.length))).join('\n');
}
