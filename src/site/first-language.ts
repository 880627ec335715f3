/**
 * The code of the language that a page is in, straight from the JSON of docs.json: the words around its text are sent for
 * before the navigation is there, which has the last word (`page-language.ts`).
 */
export function readFirstLanguage(docs: unknown, slug: string): string | undefined {
  const {navigation, integrations} = record(docs);
  const codes: string[] = [];
  const found = search(navigation, slug, undefined, codes, 0);
  const folder = codes.find(code => slug.startsWith(`${code}/`));
  const {language} = record(record(integrations).lectern);
  return found ?? folder ?? defaultOf(navigation, 0) ?? (typeof language === 'string' ? language : undefined);
}

/** The language of the list that names the page. Gathers on the way the codes of all of them. */
function search(
  node: unknown,
  slug: string,
  language: string | undefined,
  codes: string[],
  depth: number,
): string | undefined {
  if (typeof node === 'string') return node.replace(/^\//, '') === slug ? language : undefined;
  if (depth > 24 || typeof node !== 'object' || node === null) return undefined;
  const own = Array.isArray(node) ? undefined : record(node).language;
  const inside = typeof own === 'string' ? own : language;
  if (typeof own === 'string') codes.push(own);
  for (const child of Object.values(node)) {
    const found = search(child, slug, inside, codes, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The language that a site opens in. */
function defaultOf(node: unknown, depth: number): string | undefined {
  if (depth > 4) return undefined;
  const {languages, versions, products} = record(node);
  const list = [languages, versions, products].find(
    (each): each is unknown[] => Array.isArray(each) && each.length > 0,
  );
  const shown = list?.find(each => record(each).default === true) ?? list?.[0];
  const {language} = record(shown);
  return typeof language === 'string' ? language : shown === undefined ? undefined : defaultOf(shown, depth + 1);
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
