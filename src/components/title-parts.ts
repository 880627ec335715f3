import {type Html, type HtmlValue, html, nothing} from '../base/html.js';

/**
 * Splits a title where it may break: after a slash of a path, and between the words of an `operationId`. A part in
 * backticks is code.
 */
export function titleParts(title: string): readonly string[] {
  return title.split(/(`[^`]+`)/).flatMap((part, at) => {
    if (at % 2 === 1 || part === '') return part === '' ? [] : [part];
    const pieces = part.split(/(?<=[^\s/]\/)/);
    return title.includes(' ') ? pieces : pieces.flatMap(each => each.split(/(?<=[_.])|(?<=[a-z\d])(?=[A-Z])/));
  });
}

/** Returns the word of a part that is code, without its marks. */
export function codeOf(part: string): string | undefined {
  return /^`([^`]+)`$/.exec(part)?.[1];
}

/** Returns a title as a page shows it. */
export function titleHtml(title: string): Html {
  const parts = titleParts(title).map((part, at) => {
    const code = codeOf(part);
    return html`${at > 0 ? html`<wbr>` : ''}${code === undefined ? part : html`<code>${code}</code>`}`;
  });
  return html`${parts}`;
}

/** A title of a component: plain words may break behind a slash, which browsers do not do; markup stays as it is. */
export function breakableTitle(title: HtmlValue): HtmlValue {
  return typeof title === 'string' && title.includes('/') ? withBreaks(title.split(/(?<=\p{L}\/)(?=\p{L})/u)) : title;
}

/** A name or a path, which may break behind the marks that its writer put between its words. */
export function breakAfterMarks(name: string): HtmlValue {
  return withBreaks(name.split(/(?<=.[_./:[\]-])(?=.)/));
}

function withBreaks(parts: readonly string[]): HtmlValue {
  return parts.map((part, at) => html`${at > 0 ? html`<wbr>` : nothing}${part}`);
}
