import {type CodeToken, jsonQuote} from './tokens.js';

/** Maximum number of characters to color. The highlighter has the same limit. */
const MAX_LENGTH = 200_000;

const json =
  /("(?:\\.|[^\\"\r\n])*")(?=\s*:)|("(?:\\.|[^\\"\r\n])*")|(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)|(true|false|null)|([{}[\],:])|\s+/y;
const jsonClasses = ['attr', 'string', 'number', 'keyword', 'punctuation'];

const request =
  /^curl --request (?:[A-Z]+|'[^']*')(?: \\\n {2}--(?:url|header|globoff|form|form-string|data-binary|data-raw)(?: '[^']*'(?:\\''[^']*')*)?)*$/;

/**
 * Returns the tokens of JSON, and of curl commands that Lectern generates: nearly every API page contains both. The
 * result equals that of highlight.js, without loading its 10 KB. Undefined for other code.
 */
export function readQuickTokens(code: string, language: string): readonly CodeToken[] | undefined {
  if (code.length > MAX_LENGTH) return undefined;
  if (language === 'json') return readJsonTokens(code);
  return language === 'bash' && request.test(code) ? readRequestTokens(code) : undefined;
}

function readJsonTokens(code: string): readonly CodeToken[] | undefined {
  const tokens: CodeToken[] = [];
  json.lastIndex = 0;
  let at = 0;
  for (let match = json.exec(code); match; match = json.exec(code)) {
    const [text, ...groups] = match;
    const kind = jsonClasses[groups.findIndex(group => group !== undefined)];
    tokens.push(kind ? {text, className: `hljs-${kind}`} : {text});
    at = json.lastIndex;
  }
  return at === code.length ? tokens : undefined;
}

function readRequestTokens(code: string): readonly CodeToken[] | undefined {
  const tokens: CodeToken[] = [];
  for (const text of code.split(/('[^']*'|\\')/).filter(Boolean)) {
    if (!text.startsWith("'")) tokens.push({text});
    else if (text.search(jsonQuote) !== 0) tokens.push({text, className: 'hljs-string'});
    else {
      const body = readJsonTokens(text.slice(1, -1));
      // Leave the code to the highlighter if the body is not JSON, for example because it contains a quote.
      if (!body) return undefined;
      const quote = {text: "'", className: 'hljs-string'};
      tokens.push(quote, ...body.map(each => ({className: 'language-json', ...each})), quote);
    }
  }
  return tokens;
}
