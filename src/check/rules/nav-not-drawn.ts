import {own} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {NavigationNode} from '../../config/config.js';
import {newerContents} from '../../config/newer-keys.js';
import {linksOf} from '../../site/chrome/section-href.js';
import {switchesOf} from '../../site/navigation/locate.js';
import type {Section, Variant} from '../../site/navigation/navigation.js';
import {pageContext} from '../../site/page/page-context.js';
import {keysOfPath} from '../../site/project/config-places.js';
import type {Project} from '../project.js';

/** Finds navigation entries that readers never see although nothing in docs.json hides them. */
export function checkNavNotDrawn(project: Project): readonly Problem[] {
  const {site, read, places} = project;
  const found = new Map<string, string>();
  for (const variant of site.navigation.variants) visit([variant.root], variant, project, found);
  alone(read.config.navigation, found);
  return [...found].map(([path, why]) =>
    places.locate({code: 'nav-not-drawn', level: 'info', message: why, fix: fixFor(why), path}),
  );
}

function visit(chain: readonly Section[], variant: Variant, project: Project, found: Map<string, string>): void {
  const parent = chain.at(-1) as Section;
  const drawn = new Set(
    switchesOf({variant, sections: chain, section: parent, groups: []}).flatMap(({kind, options}) =>
      kind === 'dropdown' && options.length < 2 ? [] : options,
    ),
  );
  for (const section of parent.sections) {
    const {path, kind, label} = section;
    if (section.hidden || !path.startsWith('navigation')) continue;
    const name = `the ${kind} "${label}"`;
    // Skip a section with content of a newer docs.json version, which has its own report.
    if (!section.href && hasNewerContent(project, path)) continue;
    if (!hasTarget(section, project))
      found.set(
        path,
        `Readers do not see ${name}: ${section.href ? 'its URL is not allowed' : 'it has neither pages nor a URL'}.`,
      );
    else if (!label) found.set(path, `Readers do not see a ${kind}: it has no name.`);
    else if (!drawn.has(section))
      found.set(path, `Readers see the pages of ${name}, but not its name, because it is the only ${kind}.`);
    visit([...chain, section], variant, project, found);
  }
}

function hasNewerContent({read: {raw}}: Project, path: string): boolean {
  const node = keysOfPath(path).reduce<unknown>(
    (value, key) => (typeof key === 'number' ? (Array.isArray(value) ? value[key] : undefined) : own(value, key)),
    raw,
  );
  return newerContents.some(key => own(node, key) !== undefined);
}

function hasTarget(section: Section, {site}: Project): boolean {
  const {href} = pageContext('index', 'docs.json', site.place);
  const links = section.href ? [section] : linksOf(section);
  // Skip a section with API documents, whose own problems explain why it is empty.
  if (section.documents) return true;
  return section.slug !== undefined || links.some(link => href(link.href as string) !== undefined);
}

/** Finds a list with a single version, language, or product, for which no selector appears. */
function alone(node: NavigationNode, found: Map<string, string>): void {
  const children = node.children.filter((child): child is NavigationNode => 'kind' in child);
  for (const kind of ['version', 'language', 'product'] as const) {
    const choices = children.filter(child => child.kind === kind && !child.hidden);
    const [only] = choices;
    if (only && choices.length === 1)
      found.set(
        only.path,
        `Readers see the pages of the ${kind} "${only.label}", but not its name, because it is the only ${kind}.`,
      );
  }
  for (const child of children) alone(child, found);
}

function fixFor(why: string): string {
  if (why.includes('is the only'))
    return `Move its "pages" one level up, or add a second ${/only (\w+)\./.exec(why)?.[1]}.`;
  if (why.includes('not allowed')) return 'Write "href": "https://example.com".';
  return why.includes('no name')
    ? `Add "${/see a (\w+)/.exec(why)?.[1]}": "Name".`
    : 'Add "pages": ["index"], or "href": "https://example.com".';
}
