import {escapeHtml} from '../base/html.js';
import {getTextDirection} from '../messages/language.js';
import type {HeadTag} from '../site/head.js';
import type {PageFaces} from './font-tags.js';

/** Parts of an HTML file that differ between pages. */
export interface DocumentParts {
  /** Language tag of the page. */
  readonly language: string;
  /** Attributes of the `html` element, such as color mode and theme. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly tags: readonly HeadTag[];
  /** Structured data (schema.org). */
  readonly data: readonly object[];
  readonly site: string;
  /** Text for agents at the start of the page. Browsers do not render it. */
  readonly pointer?: string;
  /** Relative path to the site's root. */
  readonly base: string;
  readonly sheet: string;
  /** Style sheet that the first rendering does not need. */
  readonly rest?: string;
  /** Style sheets and scripts of the project, by URL relative to the page. */
  readonly own: {readonly styles: readonly string[]; readonly scripts: readonly OwnScript[]};
  /** Script that sets the color mode before the browser paints the page. */
  readonly modeScript: {
    readonly src: string;
    readonly mode: string;
    readonly isStrict: boolean;
    readonly faces: PageFaces;
  };
  /** URL of Lectern's script. Absent in a copy on a disk, where browsers load no modules. */
  readonly script?: string;
}

export interface OwnScript {
  readonly src: string;
  readonly isModule: boolean;
}

const plain = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
</head>
<body></body>
</html>
`;

/** Returns the HTML template for all pages: the author's index.html without Lectern's script, or else a minimal one. */
export function readTemplate(own: string | undefined): string {
  const text = own !== undefined && /<head\b/i.test(own) && /<body\b/i.test(own) ? own : plain;
  return text
    .replace(/<script\b[^>]*\bsrc\s*=\s*["']?[^"'\s>]*\blectern\.js\b[^>]*>\s*<\/script>\s*/gi, '')
    .replace(/<title\b[\s\S]*?<\/title>\s*/gi, '');
}

/** Returns the language of the author's HTML template. Empty if it has none. */
export function readTemplateLanguage(template: string): string {
  const [, written = ''] = /<html\b([^>]*)>/i.exec(template) ?? [];
  const [, double, single, bare] = /\slang\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(written) ?? [];
  return double ?? single ?? bare ?? '';
}

/** Renders a page into the template, with `<head>` tags and content. Makes the template's URLs relative to the page. */
export function renderDocument(template: string, parts: DocumentParts): string {
  const {language, attributes, base, rest} = parts;
  // Hide it from people, who can use the page actions instead.
  const pointer =
    parts.pointer === undefined
      ? ''
      : `<p class="visually-hidden" lang="en" dir="ltr" aria-hidden="true" data-nosnippet>${escapeHtml(parts.pointer)}</p>`;
  const site = `${pointer}<docs-shell>${parts.site}</docs-shell>`;
  const last = rest === undefined ? '' : renderRestTags(parts, escapeHtml(rest));
  const direction = getTextDirection(language) === 'rtl' ? 'rtl' : undefined;
  // Keep the author's `dir` only for pages in the template's language.
  const keepsDirection = direction === undefined && readTemplateLanguage(template) === language;
  const own = Object.entries({lang: language, dir: direction, ...attributes}).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`],
  );
  return withBase(template, base)
    .replace(/<html\b([^>]*)>/i, (_, written: string) => {
      const kept = written.replace(
        /\s(lang|dir|data-mode|data-theme|data-current-path)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/]|$)/gi,
        (whole, name: string) => (keepsDirection && name.toLowerCase() === 'dir' ? whole : ''),
      );
      return `<html${own.join('')}${kept}>`;
    })
    .replace(/<\/head>/i, () => `${buildHeadHtml(parts)}</head>`)
    .replace(/<docs-shell\b[^>]*>\s*(?:<\/docs-shell>)?|<\/body>/i, found =>
      found.startsWith('</') ? `${site}${last}\n${found}` : `${site}${last}`,
    );
}

/**
 * Returns tags that load the complete style sheet. They load it after the text is painted, so that it does not compete
 * for bandwidth.
 */
function renderRestTags({script}: DocumentParts, href: string): string {
  const link = `<link rel="stylesheet" href="${href}">`;
  return script === undefined ? `\n${link}` : `\n<noscript id="lectern-rest" data-href="${href}">${link}</noscript>`;
}

function buildHeadHtml({tags, data, sheet, own, modeScript, script}: DocumentParts): string {
  const {src, mode, isStrict, faces} = modeScript;
  const faceData = (['text', 'code'] as const).map(use =>
    faces[use] ? ` data-${use}-face="${escapeHtml(faces[use])}"` : '',
  );
  const lines = [
    // Delay the first paint until the text is parsed: parts that appear later would shift it.
    '<link rel="expect" href="#site-article" blocking="render">',
    ...tags.map(renderTag),
    ...data.map(each => `<script type="application/ld+json">${JSON.stringify(each).replace(/</g, '\\u003c')}</script>`),
    `<script src="${escapeHtml(src)}" data-mode="${mode}"${isStrict ? ' data-strict' : ''}${script === undefined ? ' data-alone' : ''}${faceData.join('')}></script>`,
    ...[sheet, ...own.styles].map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...(script === undefined ? [] : [`<script defer src="${escapeHtml(script)}"></script>`]),
    ...own.scripts.map(
      ({src, isModule}) => `<script ${isModule ? 'type="module"' : 'defer'} src="${escapeHtml(src)}"></script>`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function renderTag({tag, attributes, text}: HeadTag): string {
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${all.join('')} data-lectern>`;
}

/** Changes the relative URLs in a template from the root to another folder. */
function withBase(template: string, base: string): string {
  if (base === './') return template.replace(/(\s(?:src|href)\s*=\s*["'])\/(?!\/)/gi, '$1./');
  return template.replace(/(\s(?:src|href)\s*=\s*["'])(?![a-z][a-z\d+.-]*:|\/\/|#)(?:\.?\/)?/gi, `$1${base}`);
}
