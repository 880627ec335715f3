import {emptyHtml, type Html, type HtmlValue, html} from '../base/html.js';

/**
 * Splits a title where the line may break: after a slash in a path, and between the words of an `operationId`. A part
 * in backticks is code.
 */
export function parseTitleParts(title: string): readonly string[] {
  return title.split(/(`[^`]+`)/).flatMap((part, at) => {
    if (at % 2 === 1 || part === '') return part === '' ? [] : [part];
    const pieces = part.split(/(?<=[^\s/]\/)/);
    return title.includes(' ') ? pieces : pieces.flatMap(each => each.split(/(?<=[_.])|(?<=[a-z\d])(?=[A-Z])/));
  });
}

/** Returns the text of a code part without its backticks. Undefined for other parts. */
export function stripCodeMarks(part: string): string | undefined {
  return /^`([^`]+)`$/.exec(part)?.[1];
}

/** Renders a title with line break opportunities. */
export function renderTitle(title: string): Html {
  const parts = parseTitleParts(title).map((part, at) => {
    const code = stripCodeMarks(part);
    return html`${at > 0 ? html`<wbr>` : ''}${code === undefined ? part : html`<code>${code}</code>`}`;
  });
  return html`${parts}`;
}

/**
 * Renders a component's title. Lets the line break after a slash in plain text, where browsers do not. Returns markup
 * unchanged.
 */
export function renderBreakableTitle(title: HtmlValue): HtmlValue {
  return typeof title === 'string' && title.includes('/') ? withBreaks(title.split(/(?<=\p{L}\/)(?=\p{L})/u)) : title;
}

/** Renders a name or path. Lets the line break after its separators. */
export function breakAfterMarks(name: string): HtmlValue {
  return withBreaks(name.split(/(?<=.[_./:[\]-])(?=.)/));
}

function withBreaks(parts: readonly string[]): HtmlValue {
  return parts.map((part, at) => html`${at > 0 ? html`<wbr>` : emptyHtml}${part}`);
}
