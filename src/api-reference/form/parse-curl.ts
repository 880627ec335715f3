import type {EncodedPair} from '../../openapi/operation/parameter-style.js';
import {isCurl} from './is-curl.js';
import type {SentBody, SentPart, SentRequest} from './read-request.js';

/** A request that a curl command makes. Credentials are removed. `credentials` lists their kinds. */
export interface CurlRequest extends SentRequest {
  /** Kinds of removed credentials, such as `Authorization`. */
  readonly credentials: readonly string[];
}

/** curl options that take a value but do not affect the request. */
const otherValues = new Set(
  (
    '-o -m -x -w -c -E -D -K -r -U -y -Y -z -C -t -P -Q --output --max-time --connect-timeout --proxy --write-out ' +
    '--cookie-jar --cert --key --cacert --capath --dump-header --config --range --retry --retry-delay --limit-rate ' +
    '--resolve --interface --proxy-user --max-redirs --ciphers --tls-max --unix-socket --dns-servers --netrc-file'
  ).split(' '),
);
/** Short options that take a value, which can follow without a space: `-XPOST`. */
const shortValues = 'XHdFuAbeToxmwcEDKrUyYzCtPQ';

/** Parses a curl command. Undefined for other text, and for a command without a URL. */
export function parseCurl(text: string): CurlRequest | undefined {
  if (!isCurl(text)) return undefined;
  const words = splitWords(text.replace(/^\s*(?:[$>#%]\s+)?/, ''));
  const reader = new CommandReader();
  for (let at = 1; at < words.length; at++) {
    const [name, attached] = splitOption(words[at] as string);
    if (name === undefined) {
      reader.urls.push(words[at] as string);
      continue;
    }
    for (const flag of splitCluster(name)) {
      const hasValue = takesValue(flag);
      const value = hasValue ? (attached ?? words[++at] ?? '') : '';
      reader.take(flag, value);
    }
  }
  return reader.request();
}

/** Splits a command-line word into an option and the value attached to it: `-XPOST`, `--request=POST`. */
function splitOption(word: string): readonly [name?: string, value?: string] {
  if (!/^-./.test(word)) return [];
  if (word.startsWith('--')) {
    const at = word.indexOf('=');
    return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
  }
  const index = [...word.slice(1)].findIndex(letter => shortValues.includes(letter));
  const end = index + 2;
  return index === -1 || word.length === end ? [word] : [word.slice(0, end), word.slice(end)];
}

/** Splits combined short options: `-sSL` is three options. */
function splitCluster(name: string): readonly string[] {
  return name.startsWith('--') ? [name] : [...name.slice(1)].map(letter => `-${letter}`);
}

function takesValue(flag: string): boolean {
  return flag.startsWith('--') ? longValues.has(flag) || otherValues.has(flag) : shortValues.includes(flag.slice(1));
}

const longValues = new Set(
  (
    '--request --header --data --data-raw --data-ascii --data-binary --data-urlencode --json --form --form-string ' +
    '--user --user-agent --referer --cookie --url --upload-file --oauth2-bearer --url-query'
  ).split(' '),
);

class CommandReader {
  readonly urls: string[] = [];
  readonly #headers: EncodedPair[] = [];
  readonly #data: string[] = [];
  readonly #parts: SentPart[] = [];
  readonly #query: string[] = [];
  readonly #credentials = new Set<string>();
  #method: string | undefined;
  #isGet = false;
  #isHead = false;
  #isJson = false;
  #file: string | undefined;
  #isUpload = false;

  take(flag: string, value: string): void {
    if (flag === '-X' || flag === '--request') this.#method = value.toUpperCase();
    else if (flag === '-H' || flag === '--header') this.#header(value);
    else if (flag === '-G' || flag === '--get') this.#isGet = true;
    else if (flag === '-I' || flag === '--head') this.#isHead = true;
    else if (flag === '-u' || flag === '--user' || flag === '--oauth2-bearer') this.#credentials.add('Authorization');
    else if (flag === '-F' || flag === '--form' || flag === '--form-string')
      this.#part(value, flag === '--form-string');
    else if (flag === '--url') this.urls.push(value);
    else if (flag === '--url-query') this.#query.push(encodeData(value));
    else if (flag === '-T' || flag === '--upload-file') {
      this.#file = value;
      this.#isUpload = true;
    } else if (flag === '-A' || flag === '--user-agent') this.#headers.push(['User-Agent', value]);
    else if (flag === '-e' || flag === '--referer') this.#headers.push(['Referer', value]);
    else if (flag === '-b' || flag === '--cookie') this.#headers.push(['Cookie', value]);
    else this.#body(flag, value);
  }

  #body(flag: string, value: string): void {
    if (flag === '--data-urlencode') this.#data.push(encodeData(value));
    else if (flag === '--json') {
      this.#isJson = true;
      this.#data.push(value);
    } else if (flag === '-d' || /^--data(?:-ascii|-binary)?$/.test(flag)) {
      if (value.startsWith('@')) this.#file = value.slice(1);
      // Keep line ends here: without `-binary`, curl strips them only from files.
      else this.#data.push(value);
    } else if (flag === '--data-raw') this.#data.push(value);
  }

  #header(line: string): void {
    const [, name = '', value = ''] = /^([^:;]+)[:;]\s*([\s\S]*)$/.exec(line) ?? [];
    if (/^(?:proxy-)?authorization$/i.test(name)) this.#credentials.add(name);
    else if (name !== '') this.#headers.push([name.trim(), value.trim()]);
  }

  #part(text: string, isPlain: boolean): void {
    const at = text.indexOf('=');
    const [name, value] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    const isFile = !isPlain && /^@/.test(value);
    const plain = isPlain ? value : getPartValue(value);
    this.#parts.push({name, isFile, value: isFile ? plain.slice(1).replace(/^.*[\\/]/, '') : plain});
  }

  request(): CurlRequest | undefined {
    const [url] = this.urls;
    if (url === undefined) return undefined;
    const data = this.#isJson ? this.#data.join('') : this.#data.join('&');
    const hasData = this.#data.length > 0 && !this.#isGet;
    const query = [...this.#query, ...(this.#isGet && this.#data.length > 0 ? [data] : [])].join('&');
    const body: SentBody | undefined =
      this.#parts.length > 0
        ? {parts: this.#parts}
        : this.#file !== undefined
          ? {file: this.#file.replace(/^.*[\\/]/, '')}
          : hasData
            ? {text: data}
            : undefined;
    const method = this.#method ?? (this.#isHead ? 'HEAD' : this.#isUpload ? 'PUT' : body ? 'POST' : 'GET');
    const address = /^[a-z][\w+.-]*:\/\//i.test(url) ? url : `http://${url}`;
    const [, scheme = '', user, rest = ''] = /^([^/]*\/\/)([^/?#]*@)?(.*)$/s.exec(address) ?? [];
    if (user !== undefined) this.#credentials.add('Authorization');
    return {
      method,
      url: withQuery(scheme + rest, query),
      headers: this.#withType(body),
      credentials: [...this.#credentials],
      ...(body && {body}),
    };
  }

  /** Adds the `Content-Type` that curl sends by default. */
  #withType(body: SentBody | undefined): readonly EncodedPair[] {
    const isTyped = this.#headers.some(([name]) => /^content-type$/i.test(name));
    if (!body || isTyped) return this.#headers;
    if (this.#isJson) return [...this.#headers, ['Content-Type', 'application/json']];
    return 'text' in body ? [...this.#headers, ['Content-Type', 'application/x-www-form-urlencoded']] : this.#headers;
  }
}

/** Returns the value of a `--form` option without its `;type=` settings and quotes (curl manual, `--form`). */
function getPartValue(value: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\[\s\S])*)"(?:;[\s\S]*)?$/.exec(value) ?? [];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1');
  return value.replace(/;(?:type|filename|headers|encoder)=[\s\S]*$/, '');
}

function withQuery(url: string, query: string): string {
  if (query === '') return url;
  const [, start = url, fragment = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${start}${start.includes('?') ? '&' : '?'}${query}${fragment}`;
}

/** Encodes `name=content`, `=content`, or `content` like curl's `--data-urlencode`. */
function encodeData(text: string): string {
  const at = text.indexOf('=');
  if (at === -1) return encodeURIComponent(text);
  const name = text.slice(0, at);
  return `${name === '' ? '' : `${name}=`}${encodeURIComponent(text.slice(at + 1))}`;
}

/** Splits a command into words by POSIX shell rules. Also accepts the line continuations of cmd and PowerShell. */
function splitWords(text: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let at = 0;
  const add = (part: string) => {
    word = (word ?? '') + part;
  };
  while (at < text.length) {
    const rest = text.slice(at, at + 2);
    const [letter = ''] = rest;
    const [, continued] = /^([\\^`]\r?\n)/.exec(text.slice(at, at + 3)) ?? [];
    if (continued !== undefined) at += continued.length;
    else if (/[\s;|&]/.test(letter)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      // Stop at a shell operator, which ends the command.
      if (/[;|&\n]/.test(letter)) break;
      at++;
    } else if (letter === "'" || rest === "$'" || letter === '"') {
      const [part, end] = readQuoted(text, at);
      add(part);
      at = end;
    } else if (letter === '\\') {
      add(text[at + 1] ?? '');
      at += 2;
    } else {
      add(letter);
      at++;
    }
  }
  return word === undefined ? words : [...words, word];
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\x1b',
  0: '\0',
};

/** Reads a quoted text. Returns it without quotes, and the offset after it. */
function readQuoted(text: string, from: number): readonly [part: string, end: number] {
  const isAnsi = text[from] === '$';
  const quote = text[from + (isAnsi ? 1 : 0)] as string;
  let at = from + (isAnsi ? 2 : 1);
  let part = '';
  while (at < text.length && text[at] !== quote) {
    const letter = text[at] as string;
    const next = text[at + 1] ?? '';
    if (letter !== '\\' || (quote === "'" && !isAnsi)) {
      part += letter;
      at++;
    } else if (isAnsi) {
      const [whole = '', code] = /^\\(?:x([\da-f]{1,2})|u([\da-f]{1,4}))/i.exec(text.slice(at, at + 6)) ?? [];
      const hex = code ?? whole.slice(2);
      part += whole
        ? String.fromCharCode(Number.parseInt(hex, 16))
        : Object.hasOwn(escapes, next)
          ? escapes[next]
          : next;
      at += whole ? whole.length : 2;
    } else {
      // In double quotes, remove the backslash only before these characters (POSIX, section 2.2.3).
      part += next === '\n' ? '' : /["\\$`]/.test(next) ? next : letter + next;
      at += 2;
    }
  }
  return [part, at + 1];
}
