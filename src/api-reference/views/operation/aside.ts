import {emptyHtml, type Html, type HtmlValue, html, renderHtmlAttributes} from '../../../base/html.js';
import {renderCodeBlock} from '../../../components/code-block.js';
import {renderTabs} from '../../../components/tabs.js';
import {isJsonType, type MediaTypeObject, type NamedExample, selectSchema} from '../../../openapi/operation/media.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import {getBodyKind} from '../../../openapi/request/body-text.js';
import {listMediaExamples} from '../../../openapi/request/example.js';
import {findChosenMedia} from '../../../openapi/request/request.js';
import {buildSamples, type Sample} from '../../../openapi/request/samples.js';
import type {SchemaSide} from '../../../openapi/schema/build-schema-rows.js';
import {getSide} from '../schema/row-path.js';
import type {ViewContext} from '../view-context.js';
import {formatExample, renderExampleCode} from './example-code.js';
import {renderMethod} from './method.js';
import {isInteractive, renderRequestBar} from './request-bar.js';
import type {OperationAccess} from './security.js';
import {listServers} from './servers.js';

/** Maximum number of characters of example text in a view. Additional examples load when a reader opens them. */
export const MAX_TEXT_LENGTH = 24_000;

interface Panel {
  readonly label: string;
  readonly id: string;
  readonly body: Html;
}

/** Renders the example column: code samples of the request, and examples of the responses. */
export function renderExamples(context: ViewContext, operation: Operation, access: OperationAccess): Html {
  const budget = {left: MAX_TEXT_LENGTH};
  const made = operation.kind === 'operation' ? buildCodeSamples(context, operation, access) : [];
  return html`${renderRequestSamples(context, operation, made)}${renderBodyExamples(context, operation, made, budget)}${renderResponseExamples(context, operation, budget)}`;
}

function renderRequestSamples(context: ViewContext, operation: Operation, made: readonly Sample[]): Html {
  let left = MAX_TEXT_LENGTH;
  const panels = made.map((sample, index) => {
    const {label} = sample;
    // Load large samples on demand, except the first: a large body in eight languages would outweigh the rest of the
    // view.
    const isLarge = index > 0 && left < sample.text.length;
    left -= sample.text.length;
    const isLater = sample.isLater ?? isLarge;
    const body = isLater ? renderLaterFold(context, `s${index}`, sample.isLater) : renderSampleCode(context, sample);
    return {label, id: context.id(`sample-${label}`), body};
  });
  const head = html`${renderMethod(operation.method)}<code class="code-title">${operation.path}</code>`;
  return renderExampleGroup({
    tag: 'request-example',
    title: context.messages.requestExample,
    ...(isInteractive(context) ? {bar: renderRequestBar(context, operation)} : {head}),
    panels,
    name: 'samples',
  });
}

/** Returns the code samples of an operation, with the site's default values. */
export function buildCodeSamples(
  context: ViewContext,
  operation: Operation,
  {security, schemes}: OperationAccess,
): readonly Sample[] {
  const {options, documents} = context;
  const servers = listServers(context, operation.servers);
  // Without the playground, generate no samples. Still show those that the document contains.
  const {isWritten, defaults} = options.site?.views ?? {};
  const languages = options.playground === 'hide' || isWritten ? [] : options.languages;
  const fences = (options.written?.request ?? []).map(({label, language, code}) => ({
    language: language || label,
    label,
    source: code,
  }));
  const given = [...fences, ...operation.samples];
  return buildSamples(
    documents,
    {...operation, samples: given, security, servers},
    schemes,
    {...(defaults && {defaults})},
    languages,
  );
}

/**
 * Renders a code sample. A handwritten one gets a note that it does not change with the form. The note is visible only
 * while a reader fills in the form.
 */
export function renderSampleCode(context: ViewContext, {id, text, isWritten}: Sample): Html {
  const {page, apiMessages} = context;
  const code = renderCodeBlock({type: 'code', language: id, meta: '', value: text, line: 0}, page, true);
  return isWritten && isInteractive(context)
    ? html`${code}<p class="example-note sample-fixed">${apiMessages.fixedSample}</p>`
    : code;
}

/** Renders a collapsed section whose content loads by `path`. With `opensItself`, it opens as soon as it is visible. */
function renderLaterFold({apiMessages}: ViewContext, path: string, opensItself = false): Html {
  return html`<details class="expandable"${renderHtmlAttributes({'data-row': path, 'data-when-shown': opensItself})}><summary>${apiMessages.showExample}</summary></details>`;
}

interface Budget {
  left: number;
}

/** Renders the examples of a request body, if it has several. The code sample contains a single one. */
function renderBodyExamples(context: ViewContext, operation: Operation, made: readonly Sample[], budget: Budget): Html {
  const content = operation.requestBody?.content ?? [];
  const side = getSide(operation, 'body');
  const chosen = findChosenMedia(operation);
  // A handwritten sample does not contain the example, so render even a single one.
  const isMade = made.some(({isWritten}) => !isWritten);
  let note: Html = emptyHtml;
  const panels = content.flatMap((media, index) => {
    const examples = listShownExamples(context, media, side);
    const isInSample = operation.kind === 'operation' && (media.examples.length === 0 || (media === chosen && isMade));
    const isAlone = examples.length < 2 && isInSample;
    if (isAlone && media === chosen && examples[0]) note = context.remark(examples[0], examples[0].summary);
    return isAlone
      ? []
      : renderPanels(context, {
          media,
          examples,
          path: `b${index}`,
          label: content.length > 1 ? media.type : '',
          budget,
        });
  });
  const title = operation.kind === 'operation' ? context.apiMessages.body : context.apiMessages.payload;
  return html`${note}${renderExampleGroup({tag: 'request-example', title, panels})}`;
}

function renderResponseExamples(context: ViewContext, operation: Operation, budget: Budget): Html {
  const side: SchemaSide = getSide(operation, 'response');
  const fences = context.options.written?.response ?? [];
  const written = new Set(fences.map(({label}) => readStatus(label)));
  const given = fences.map(({label, language, code}, index) => ({
    label,
    id: context.id(`example-written-${index}`),
    body: renderCodeBlock({type: 'code', language, meta: '', value: code, line: 0}, context.page, true),
  }));
  const panels = operation.responses.flatMap(({status, content}, at) => {
    if (written.has(status)) return [];
    const shown = listExampleMedia(content);
    return shown.flatMap(media => {
      const label = shown.length > 1 ? `${status} ${media.type}` : status;
      const examples = listShownExamples(context, media, side);
      return renderPanels(context, {media, examples, path: `r${at}-${content.indexOf(media)}`, label, budget});
    });
  });
  return renderExampleGroup({
    tag: 'response-example',
    title: context.messages.responseExample,
    panels: [...given, ...panels],
  });
}

/**
 * Returns the media types with an example of their own: JSON first, which code samples accept and send. Omits those
 * whose generated example equals that of another one: same schema, same format.
 */
export function listExampleMedia(content: readonly MediaTypeObject[]): readonly MediaTypeObject[] {
  const isAlike = (media: MediaTypeObject, other: MediaTypeObject) =>
    getBodyKind(media.type) === getBodyKind(other.type) && selectSchema(media)?.value === selectSchema(other)?.value;
  return content
    .filter((media, at) => media.examples.length > 0 || !content.slice(0, at).some(other => isAlike(media, other)))
    .sort((one, other) => Number(isJsonType(other.type)) - Number(isJsonType(one.type)));
}

/** Returns the status at the start of the label of a code block: `404` in `404 Not found`. */
function readStatus(label: string): string {
  return /^\s*([1-5](?:\d\d|XX)|default)\b/i.exec(label)?.[1] ?? '';
}

/** Returns a body's examples: inline ones first, then those that only have a URL. */
export function listShownExamples(
  context: ViewContext,
  media: MediaTypeObject,
  side: SchemaSide,
): readonly NamedExample[] {
  return [...listMediaExamples(context.documents, media, {side}), ...context.external(media.examples)];
}

interface PanelsInput {
  readonly media: MediaTypeObject;
  readonly examples: readonly NamedExample[];
  readonly path: string;
  readonly label: string;
  readonly budget: Budget;
}

/** Renders one panel per example. Text beyond the budget loads when a reader opens its panel. */
export function renderPanels(
  context: ViewContext,
  {media, examples, path, label, budget}: PanelsInput,
): readonly Panel[] {
  return examples.map((example, index) => {
    const name = example.summary ?? example.name;
    const words = examples.length > 1 ? [label, name].filter(Boolean).join(' · ') : label || name;
    const text = formatExample(context.documents, media, example);
    const isLater = text !== '' && budget.left < Math.min(text.length, 500);
    budget.left -= isLater ? 0 : text.length;
    // If another label takes the title, show the summary of a single example as a note.
    const note = context.remark(example, label && examples.length === 1 ? example.summary : undefined);
    return {
      label: words || media.type,
      id: context.id(`example-${path}-${index}`),
      body: html`${note}${isLater ? renderLaterFold(context, `${path}.e${index}`) : text && renderExampleCode(context, media.type, text)}`,
    };
  });
}

interface ExampleGroup {
  readonly tag: string;
  readonly title: HtmlValue;
  /** Content of the header line of the code block. */
  readonly head?: Html;
  /** Content of a line above the header line. */
  readonly bar?: Html;
  readonly panels: readonly Panel[];
  readonly name?: string;
}

/**
 * Renders code blocks with a menu that selects the visible one. A single code block gets a label instead of the menu.
 */
export function renderExampleGroup({tag, title, head, bar = emptyHtml, panels, name}: ExampleGroup): Html {
  const [first] = panels;
  if (!first) return emptyHtml;
  const body =
    panels.length === 1
      ? html`<div class="code-head">${head ?? emptyHtml}<span class="code-language">${first.label}</span></div>${first.body}`
      : html`${head ? html`<div class="code-head">${head}</div>` : emptyHtml}${renderTabs(panels)}`;
  const isMenu = panels.length > 4 || panels.some(({label}) => label.length > 14);
  return html`<${tag}${renderHtmlAttributes({class: 'api-example', name, dropdown: panels.length > 1 && isMenu})} data-rendered><section class="example"><p class="example-title">${title}</p><div class="code-group">${bar}${body}</div></section></${tag}>`;
}
