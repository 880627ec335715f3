import {fillMessage} from '../../base/fill-message.js';
import {renderIcon} from '../../components/icon.js';
import type {ContextualOption} from '../../config/config.js';
import {addServer} from '../../config/mcp.js';
import type {ChromeMessages} from '../../messages/en.js';
import type {ActionButton, ActionsView, PageAction} from './action-views.js';
import {buildAssistantPrompt} from './build-assistant-prompt.js';
import type {ChromeInput} from './chrome.js';
import {buildToolActions} from './tool-actions.js';

interface Assistant {
  readonly title: string;
  href(prompt: string): string;
}

const assistants: ReadonlyMap<string, Assistant> = new Map([
  ['assistant_a', {title: 'ChatGPT', href: prompt => `https://chatgpt.com/?hints=search&q=${prompt}`}],
  ['assistant_b', {title: 'Claude', href: prompt => `https://claude.ai/new?q=${prompt}`}],
  ['cursor', {title: 'Cursor', href: prompt => `https://cursor.com/link/prompt?text=${prompt}`}],
  ['perplexity', {title: 'Perplexity', href: prompt => `https://www.perplexity.ai/search?q=${prompt}`}],
]);

export function buildActions(input: ChromeInput): ActionsView {
  const {config, messages, ports} = input;
  const {file, isOperation, slug, metadata, feed, contextual} = input.page;
  // The overview of an API document has no file, but its text can be copied, too.
  const hasText = (file || isOperation || metadata.binding?.kind === 'overview') && slug !== '404';
  const options = hasText ? (contextual ? addServer(contextual, config) : config.contextual.options) : [];
  const actions = [
    ...options.filter(option => option !== 'copy').flatMap(option => buildAction(option, input)),
    ...(isOperation && options.length > 0 ? [buildEmbedAction(messages)] : []),
  ];
  // Name the menu "Open in …" if all its actions open an assistant.
  const asks = !isOperation && options.every(each => typeof each === 'string' && assistants.has(each));
  const name = asks ? fillMessage(messages.openIn, {name: '…'}) : messages.pageActions;
  return {
    messages,
    feed: feed === undefined ? undefined : {href: feed, icon: renderIcon('rss', ports)},
    hasCopy: options.includes('copy'),
    menu: actions.length > 0 ? {name, actions} : undefined,
  };
}

/** Returns the action that copies a tag for embedding the operation in other pages. */
function buildEmbedAction(messages: ChromeMessages): ActionButton {
  return {kind: 'button', label: messages.embedOperation, action: 'embed'};
}

function buildAction(option: ContextualOption, input: ChromeInput): readonly PageAction[] {
  const {messages, page, href, ports} = input;
  if (typeof option === 'object') {
    if (option.tool) return buildToolActions(option, input);
    const link = href(option.href.replaceAll('$path', page.slug));
    const {title: label, description} = option;
    if (!link) return [];
    return [{kind: 'link', label, href: link.href, icon: renderIcon(option.icon, ports), description, opens: 'window'}];
  }
  if (option === 'view') {
    const view = {kind: 'link', label: messages.viewMarkdown} as const;
    const {markdown} = page;
    if (markdown) return [{...view, href: markdown.href, opens: 'window'}];
    return [{...view, href: '#', action: 'view-page', opens: 'page'}];
  }
  const assistant = assistants.get(option);
  if (!assistant) return [];
  // Without a known site URL, leave the prompt empty: the script in the page inserts it.
  const source = page.markdown?.address;
  const prompt = source === undefined ? '' : encodeURIComponent(buildAssistantPrompt(source, 'it'));
  const label = fillMessage(messages.openIn, {name: assistant.title});
  return [{kind: 'link', label, href: assistant.href(prompt), action: 'ask', opens: 'window', isOutward: true}];
}
