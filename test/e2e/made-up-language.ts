import type {Page} from 'playwright-core';
import {en} from '../../src/messages/en.js';
import {enApi} from '../../src/messages/en-api.js';
import {enAsync} from '../../src/messages/en-async.js';
import {enFreshness} from '../../src/messages/en-freshness.js';
import {enHistory} from '../../src/messages/en-history.js';
import {enDocumentTools} from '../../src/messages/en-reading.js';
import {enResponse} from '../../src/messages/en-response.js';
import {enSite} from '../../src/messages/en-site.js';
import {enTryIt} from '../../src/messages/en-try-it.js';

// A test locale whose messages all have marks around them. The author's text is in Greek letters. Latin letters outside
// marks are therefore our own text without a translation.

type Words = string | {readonly [key: string]: Words};

/** Returns the messages with marks around each. Placeholders remain unchanged. */
function marked(words: Words): Words {
  if (typeof words === 'string') return `⟦${words}⟧`;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, key === 'locale' ? 'vi' : marked(each)]));
}

const messages = marked({
  frame: {...en, locale: 'vi'} as unknown as Words,
  api: enApi as unknown as Words,
  extras: enSite,
  async: enAsync as unknown as Words,
  freshness: enFreshness,
  history: enHistory,
  reading: enDocumentTools,
});
const form = marked({tryIt: enTryIt, response: enResponse} as unknown as Words);

/** Replaces the Vietnamese locale of a site with a script tag by this locale. */
export async function speakMadeUp(tab: Page): Promise<void> {
  await tab.route(/\/chunks\/(?:words|form)-[\da-f]+\.js$/, async route => {
    const text = await (await route.fetch()).text();
    const [, name = 'words'] = /export\s*\{\s*\w+ as (words|form)\s*\}/.exec(text) ?? [];
    const isForm = name === 'form';
    if (!/export\s*\{\s*\w+ as (?:words|form)\s*\}/.test(text))
      return route.fulfill({contentType: 'text/javascript', body: text});
    const body = `export const ${name} = ${JSON.stringify(isForm ? form : messages)};`;
    return route.fulfill({contentType: 'text/javascript', body});
  });
}

const letters = 'αβψδεφγηιξκλμνοπθρστυβωχυζ';

/** Converts an author's text to Greek letters. */
export function inGreek(text: string): string {
  return text.replace(/[a-z]/gi, letter => {
    const greek = letters[letter.toLowerCase().charCodeAt(0) - 97] as string;
    return letter === letter.toLowerCase() ? greek : greek.toUpperCase();
  });
}

const shown = /\b(title|description|tip|caption|hint|headline|cta|alt|label|comment|name)="([^"]*)"/g;

/** Returns a page with its text in Greek letters. Tags, code and expressions remain unchanged. */
export function pageInGreek(source: string): string {
  const kept =
    /```[\s\S]*?```|`[^`\n]*`|\{(?:[^{}]|\{[^{}]*\})*\}|<(?:[^<>"{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*>|\]\([^)]*\)|\$[^$\n]+\$/g;
  let out = '';
  let at = 0;
  for (const {0: piece, index} of source.matchAll(kept)) {
    out += inGreek(source.slice(at, index));
    out += piece.startsWith('<') ? piece.replace(shown, (_, name, value) => `${name}="${inGreek(value)}"`) : piece;
    at = index + piece.length;
  }
  return out + inGreek(source.slice(at));
}

/**
 * Returns words in Latin letters outside marks, from text and from attributes that screen readers announce. Includes
 * shadow roots.
 */
export function wordsOfOurs(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(() => {
    const isName =
      /^(?:[\s\d.,:;·+×/()[\]{}<>="'*&|@#%$?!↵⌘→←—–-]|cURL|JavaScript|TypeScript|Python|Node\.js|Go|Java|PHP|Ruby|C#|Rust|Swift|Kotlin|PowerShell|JSON|HTTP|https?\S*|GET|POST|CHANNEL|SEND|RECEIVE|WEBHOOK|API|URL|KB|MB|ms|ChatGPT|Claude|Lectern|Ctrl|Enter|Esc|Tab|OAuth|Bearer|string|integer|number|boolean|object|array|null|true|false|int\d+|date-time|application\/[\w.+-]+|mqtt|tcp|npm|pip|text\/plain|acme|shop|Home|All|Post|Events|Schema|Broken)*$/;
    // Names in the document, files and languages, dates by `Intl`, and another engine's messages.
    const hidden =
      'code, pre, kbd, svg, time, .katex, script, style, template, noscript, iframe, .code-title, .code-language, .field-location, .field-type, .type, .repository-owner, .diagram-problem';
    const found = new Set<string>();
    const say = (text: string | null, where: string) => {
      // An element inside a message splits it into two text nodes, which share its marks.
      const rest = (text ?? '')
        .replace(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, ' ')
        .replace(/⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/g, ' ')
        .replace(/\p{Script=Greek}+/gu, ' ')
        .trim();
      if (/[A-Za-z]{2}/.test(rest) && !isName.test(rest)) found.add(`${where}: ${rest.slice(0, 80)}`);
    };
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.closest(hidden)) continue;
        if (element.shadowRoot) walk(element.shadowRoot);
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
          say(element.getAttribute(name), `${element.localName}[${name}]`);
        for (const node of element.childNodes)
          if (node.nodeType === 3) say(node.nodeValue, `${element.localName}.${element.className}`);
      }
    };
    walk(document.body);
    say(document.title, 'title');
    return [...found];
  });
}
