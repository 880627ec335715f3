import {readTag, type Tag} from '../syntax/tag.js';
import {InterpreterAbort} from './budget.js';
import {Cursor} from './cursor.js';
import {trimMarkupText} from './markup-text.js';
import {readExpression, readFullExpression} from './parse-expression.js';
import type {Expression, MarkupExpression} from './syntax.js';

/** Parses a JSX element or fragment, after its `<`. */
export function readMarkup(cursor: Cursor, start: number): MarkupExpression {
  const tag = readTagAt(cursor, start);
  if (tag.kind === 'close') throw new InterpreterAbort();
  const attributes: [string, string | true | Expression][] = [];
  for (const [name, value] of tag.attributes) {
    // Skip event handlers, which never run and mostly have side effects, and `key` and `ref`, which only React uses.
    if (/^on|^key$|^ref$/i.test(name)) continue;
    attributes.push([name, typeof value === 'object' ? readInner(cursor, value.source) : value]);
  }
  const children = tag.kind === 'self' ? [] : cursor.nested(() => readChildren(cursor, tag.name));
  return {type: 'markup', name: tag.name, attributes, children};
}

function readTagAt(cursor: Cursor, start: number): Tag {
  const tag = readTag(cursor.text, start, cursor.budget);
  if (!tag) throw new InterpreterAbort();
  cursor.at = tag.end;
  return tag;
}

// Parses the expression in an attribute, as one nesting level.
function readInner(cursor: Cursor, source: string): Expression {
  const inner = new Cursor(source);
  inner.depth = cursor.depth + 1;
  return readFullExpression(inner);
}

function readChildren(cursor: Cursor, name: string): (string | Expression)[] {
  const children: (string | Expression)[] = [];
  const stops = /[<{]/g;
  for (;;) {
    stops.lastIndex = cursor.at;
    const stop = stops.exec(cursor.text)?.index;
    if (stop === undefined) throw new InterpreterAbort();
    const text = trimMarkupText(cursor.text.slice(cursor.at, stop));
    if (text) children.push(text);
    cursor.at = stop;
    if (cursor.text[stop] === '<') {
      if (cursor.text[stop + 1] === '/') {
        if (readTagAt(cursor, stop).name !== name) throw new InterpreterAbort();
        return children;
      }
      children.push(readMarkup(cursor, stop));
    } else {
      cursor.at++;
      if (!cursor.is('}')) children.push(readExpression(cursor));
      cursor.expect('}');
    }
  }
}
