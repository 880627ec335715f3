/** A page that is generated from an API document. */
export interface PageOfDocument {
  readonly label: string;
  /** Title of the API document, for its overview page. */
  readonly title?: string;
  readonly documents: readonly string[];
  readonly operation?: {readonly method: string; readonly path: string};
  /** Address of the channel, for AsyncAPI. */
  readonly address?: string;
  readonly deprecated: boolean;
  /** Frontmatter keys that override the generated ones. `content` is the text before the operation. */
  readonly head?: Readonly<Record<string, string | number | boolean>>;
  readonly content?: string;
}

/**
 * Writes the source text of a generated page, so that it can be parsed and rendered like a handwritten page. Quotes
 * strings from the document as JSON, which is valid YAML.
 */
export function writeGeneratedPageText(page: PageOfDocument): string {
  const {label, title, documents, operation, address, deprecated, head = {}, content} = page;
  const [document = ''] = documents;
  // Encode spaces, which would end the file name.
  const file = document.replace(/[%\s]/g, encodeURIComponent);
  const isChannel = operation && address !== undefined;
  const bound = operation
    ? `${file} ${isChannel ? '' : `${operation.method === 'WEBHOOK' ? 'webhook' : operation.method} `}${operation.path}`
    : file;
  const lines = [
    ...(Object.hasOwn(head, 'title') ? [] : [`${operation ? 'title' : 'sidebarTitle'}: ${quoteText(label)}`]),
    ...(!operation && title ? [`title: ${quoteText(title)}`] : []),
    `${isChannel ? 'asyncapi' : 'openapi'}: ${quoteText(bound)}`,
    // Add the address as a keyword, so that search finds the channel by it.
    ...(isChannel && address !== operation.path ? [`keywords: [${quoteText(address)}]`] : []),
    ...(deprecated && !Object.hasOwn(head, 'deprecated') ? ['deprecated: true'] : []),
    ...Object.entries(head).map(([key, value]) => `${key}: ${typeof value === 'string' ? quoteText(value) : value}`),
  ];
  return `---\n${lines.join('\n')}\n---\n${content === undefined ? '' : `\n${content}\n`}`;
}

/** Quotes a text for YAML. Escapes characters that JSON allows in a string but YAML does not. */
export function quoteText(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, escapeCharacter);
}

/** Returns the `\u` escape of a character for JSON and YAML strings. */
export function escapeCharacter(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
