import type {AsyncMessage, AsyncView} from '../../../asyncapi/model.js';
import {formatJson} from '../../../base/exact-json.js';
import {emptyHtml, type Html, html} from '../../../base/html.js';
import {listMediaExamples} from '../../../openapi/request/example.js';
import {MAX_TEXT_LENGTH, renderExampleGroup, renderPanels} from '../operation/aside.js';
import {formatExample, renderExampleCode} from '../operation/example-code.js';
import {renderMethod} from '../operation/method.js';
import type {ViewContext} from '../view-context.js';
import {loadAsyncMessages} from './load-async-messages.js';
import {getMessageTitle, toMediaType} from './message.js';

/** Renders the example column: for each message its documented examples, or else a generated one. */
export function renderChannelExamples(context: ViewContext, view: AsyncView): Html {
  const budget = {left: MAX_TEXT_LENGTH};
  const groups = listMessages(view).map(({message, direction}, at) => {
    const examples = listMediaExamples(context.documents, toMediaType(message), {side: getMessageSide(message)});
    const panels = renderPanels(context, {media: toMediaType(message), examples, path: `m${at}`, label: '', budget});
    const badge = direction ? html`${renderMethod(direction.toUpperCase())} ` : emptyHtml;
    const tag = direction === 'receive' ? 'response-example' : 'request-example';
    const title = html`${badge}${getMessageTitle(context, message)}`;
    return renderExampleGroup({tag, title, panels: [...panels, ...renderHeaderPanels(context, message, at)]});
  });
  return html`${groups}`;
}

/** Renders an example that was left out of the view. `path` has the form `m2.e1`. */
export function renderLaterChannelExample(context: ViewContext, view: AsyncView, path: string): Html {
  const [, at, number] = /^m(\d{1,5})\.e(\d{1,5})$/.exec(path) ?? [];
  const message = listMessages(view)[Number(at ?? -1)]?.message;
  if (!message) return emptyHtml;
  const media = toMediaType(message);
  const example = listMediaExamples(context.documents, media, {side: getMessageSide(message)})[Number(number)];
  return example ? renderExampleCode(context, media.type, formatExample(context.documents, media, example)) : emptyHtml;
}

interface Directed {
  readonly message: AsyncMessage;
  readonly direction?: 'send' | 'receive';
}

/** Returns all messages of a view. Reply messages follow the message that they reply to. */
export function listMessages({operations}: Pick<AsyncView, 'operations'>): readonly Directed[] {
  return operations.flatMap(({messages, direction, reply}): Directed[] => {
    const back = direction === 'send' ? 'receive' : 'send';
    return [
      ...messages.map(message => (direction ? {message, direction} : {message})),
      ...(reply?.messages ?? []).map(message => ({message, direction: back}) as const),
    ];
  });
}

function getMessageSide({payload}: AsyncMessage) {
  return payload?.side ?? 'response';
}

function renderHeaderPanels(context: ViewContext, {examples}: AsyncMessage, at: number) {
  return examples.flatMap(({headers, name, summary = name}, index) => {
    if (headers === undefined) return [];
    const text = formatJson(headers, 2) ?? '';
    const label = [summary, loadAsyncMessages(context).headers].filter(Boolean).join(' · ');
    return [
      {label, id: context.id(`headers-${at}-${index}`), body: renderExampleCode(context, 'application/json', text)},
    ];
  });
}
