/** A stretch of code with the class that colours it. */
export interface Token {
  readonly text: string;
  readonly className?: string;
}

const references: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"};

/**
 * The flat tokens in highlight.js's output, which knows nothing but `<span class="…">` and five references. Read instead
 * of inserted, so that colouring needs no second way for HTML into the page.
 */
export function readTokens(html: string): Token[] {
  const tokens: Token[] = [];
  const classes: string[] = [];
  for (const [piece, name, close] of html.matchAll(/<span class="([^"]*)">|(<\/span>)|[^<]+/g)) {
    if (name !== undefined) classes.push(name);
    else if (close) classes.pop();
    else {
      const text = piece.replace(/&(amp|lt|gt|quot|#x27);/g, (_, key: string) => references[key] as string);
      const className = classes.at(-1);
      tokens.push(className ? {text, className} : {text});
    }
  }
  return tokens;
}
