import {unescapeHtml} from '../html.js';
import type {ViewOptions, WrittenFence} from '../reference/reader.js';

/** The fences of `<RequestExample>` and `<ResponseExample>` in the markup of a page. */
export function writtenIn(html: string): ViewOptions['written'] {
  const [request, response] = ['request-example', 'response-example'].map(tag =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].flatMap(([, inside]) =>
      fencesIn(inside as string),
    ),
  );
  return request && response && request.length + response.length > 0 ? {request, response} : undefined;
}

function fencesIn(example: string): WrittenFence[] {
  const labels = [...example.matchAll(/<a class="tab"[^>]*>([\s\S]*?)<\/a>/g)].map(([, label]) =>
    words(label as string),
  );
  const [alone = '', ...panels] = example.split('<section class="tab-panel"');
  return [
    ...blocksIn(alone).map(block => fence(block, words(titleOf(alone)))),
    ...panels.flatMap((panel, at) => blocksIn(panel).map(block => fence(block, labels[at] ?? ''))),
  ];
}

function blocksIn(html: string): readonly string[] {
  return [...html.matchAll(/<code-block\b[\s\S]*?<\/code-block>/g)].map(([block]) => block);
}

function titleOf(html: string): string {
  return /class="code-(?:title|language)"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

function fence(block: string, label: string): WrittenFence {
  const language = unescapeHtml(/^<code-block[^>]*? data-language="([^"]*)"/.exec(block)?.[1] ?? '');
  const code = /<code>([\s\S]*?)<\/code>/.exec(block)?.[1] ?? '';
  return {label: label || language, language, code: words(code, false)};
}

function words(html: string, isTrimmed = true): string {
  const text = unescapeHtml(html.replace(/<[^>]*>/g, ''));
  return isTrimmed ? text.trim() : text;
}
