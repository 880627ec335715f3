import type {ContextualOption} from '../config.js';
import {contextual} from '../contextual.js';
import {isObject, own} from '../fields.js';

/** Tools that a page can be opened in; `$question` is filled in with the address of its text. */
export const tools: Readonly<Record<string, {readonly title: string; readonly href: string}>> = {
  grok: {title: 'Grok', href: 'https://grok.com/?q=$question'},
  aistudio: {title: 'Google AI Studio', href: 'https://aistudio.google.com/prompts/new_chat?prompt=$question'},
  devin: {title: 'Devin', href: 'https://app.devin.ai/?prompt=$question'},
  'devin-desktop': {title: 'Devin', href: 'https://app.devin.ai/?prompt=$question'},
  windsurf: {title: 'Windsurf', href: 'windsurf://chat/new?prompt=$question'},
};

/** Words for which a link would not do: the documents of the site, and the printer of the browser. */
const others: readonly string[] = ['download-spec', 'download-pdf'];

/** The options of the menu with those by name that few projects have, and those of a server for agents; `undefined` where it has none of them. */
export function readOptions(
  written: unknown,
  mcp: (option: unknown) => ContextualOption | undefined,
): readonly ContextualOption[] | undefined {
  const isKnown = (option: unknown) => isToolName(option) || mcp(option) !== undefined;
  if (!isObject(written) || !Array.isArray(written.options) || !written.options.some(isKnown)) return undefined;
  return written.options.flatMap((option: unknown): readonly ContextualOption[] => {
    const server = mcp(option);
    if (server) return [server];
    const tool = typeof option === 'string' ? own(tools, option) : undefined;
    if (tool) return [{tool: option as string, ...tool}];
    if (isToolName(option)) return [{tool: option as string, title: '', href: ''}];
    // What is wrong with the others was said when they were read first.
    return contextual.read({options: [option]}, undefined, []) ?? [];
  });
}

export function isToolName(option: unknown): boolean {
  return typeof option === 'string' && (Object.hasOwn(tools, option) || others.includes(option));
}
