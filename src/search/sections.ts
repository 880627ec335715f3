import {slugifyHeading} from '../components/slugify-heading.js';
import {readFlatYaml, splitFrontmatter} from '../page/frontmatter.js';
import {parseTree, type Tree} from '../tree/parse-tree.js';
import {type Node, plainText} from '../tree/tree.js';

/** A stretch of a page that a search result leads to. */
export interface SearchSection {
  /** `slug#heading`; unique. */
  readonly id: string;
  readonly slug: string;
  readonly hash: string;
  /** Title of the page. */
  readonly page: string;
  /** The heading; `''` for what stands before the first one. */
  readonly heading: string;
  readonly text: string;
}

/** Cuts a page at its headings. `title` is used when the page has none of its own; `tree` is the page as it was read already. */
export function readSections(slug: string, source: string, title: string, tree?: Tree): readonly SearchSection[] {
  const {yaml, body} = splitFrontmatter(source);
  const head = yaml === undefined ? undefined : readFlatYaml(yaml);
  const own = head?.get('title');
  const page = typeof own === 'string' && own ? own : title;
  const description = head?.get('description');
  const sections: SearchSection[] = [];
  const used = new Set<string>();
  let open = {hash: '', heading: '', words: typeof description === 'string' ? [description] : ([] as string[])};
  const close = () => {
    const text = open.words.join(' ').replace(/\s+/g, ' ').trim();
    if (text || open.heading || sections.length === 0)
      sections.push({
        id: open.hash ? `${slug}#${open.hash}` : slug,
        slug,
        hash: open.hash,
        page,
        heading: open.heading,
        text,
      });
  };
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.type !== 'element') {
        if (node.type !== 'expression') open.words.push(node.value);
        continue;
      }
      if (/^h[1-4]$/.test(node.name)) {
        close();
        const heading = plainText(node.children).trim();
        const given = node.attributes.get('id');
        open = {hash: headingId(typeof given === 'string' ? given : heading, used), heading, words: []};
        continue;
      }
      const label =
        node.attributes.get('title') ??
        node.attributes.get('name') ??
        node.attributes.get('query') ??
        node.attributes.get('body');
      if (typeof label === 'string') open.words.push(label);
      visit(node.children);
      open.words.push(' ');
    }
  };
  visit((tree ?? parseTree(body)).nodes);
  close();
  return sections;
}

// As the renderer makes it, but for ids that tabs and steps have taken before.
function headingId(words: string, used: Set<string>): string {
  const base = slugifyHeading(words) || 'section';
  let id = base;
  for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
  used.add(id);
  return id;
}
