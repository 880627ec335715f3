import {capitalize} from '../../base/capitalize.js';
import {getOwn} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {NavigationNode} from '../../config/config.js';
import {newerContents} from '../../config/newer-keys.js';
import {listLinks} from '../../site/chrome/section-href.js';
import {listSwitches} from '../../site/navigation/locate-page.js';
import type {Section, Variant} from '../../site/navigation/navigation.js';
import {createPageContext} from '../../site/page/create-page-context.js';
import {parseConfigPath} from '../../site/project/config-places.js';
import type {CheckedProject} from '../project.js';

/** Finds navigation entries that readers never see although nothing in docs.json hides them. */
export function checkNavNotDrawn(project: CheckedProject): readonly Problem[] {
  const {site, read, places} = project;
  const found: FoundTexts = new Map();
  for (const variant of site.navigation.variants) visit([variant.root], variant, project, found);
  reportLoneChoice(read.config.navigation, found);
  const problems = [...found].map(([path, texts]) =>
    places.locate({code: 'nav-not-drawn', level: 'info', ...texts, path}),
  );
  // A node without a required key is reported already, with the same cause.
  const reported = new Set(read.problems.filter(({code}) => code === 'config-required').map(formatPlace));
  return problems.filter(problem => !reported.has(formatPlace(problem)));
}

function formatPlace({place: {file, line, column}}: Problem): string {
  return `${file}:${line}:${column}`;
}

/** Texts of the problems, by the path of the navigation entry. */
type FoundTexts = Map<string, Pick<Problem, 'message' | 'fix'>>;

function visit(chain: readonly Section[], variant: Variant, project: CheckedProject, found: FoundTexts): void {
  const parent = chain.at(-1) as Section;
  const drawn = new Set(
    listSwitches({variant, sections: chain, section: parent, groups: []}).flatMap(({kind, options}) =>
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
        section.href
          ? {
              message: `The URL "${section.href}" of ${name} is not allowed, so readers do not see it.`,
              fix: 'Write a path of this site or an https URL, such as "href": "https://example.com".',
            }
          : {
              message: `${capitalize(name)} has neither pages nor a URL, so readers do not see it.`,
              fix: 'Add "pages": ["index"], or "href": "https://example.com".',
            },
      );
    else if (!label)
      found.set(path, {message: `This ${kind} has no name, so readers do not see it.`, fix: `Add "${kind}": "Name".`});
    else if (!drawn.has(section)) found.set(path, describeOnly(kind, label));
    visit([...chain, section], variant, project, found);
  }
}

function hasNewerContent({read: {raw}}: CheckedProject, path: string): boolean {
  const node = parseConfigPath(path).reduce<unknown>(
    (value, key) => (typeof key === 'number' ? (Array.isArray(value) ? value[key] : undefined) : getOwn(value, key)),
    raw,
  );
  return newerContents.some(key => getOwn(node, key) !== undefined);
}

function hasTarget(section: Section, {site}: CheckedProject): boolean {
  const {href} = createPageContext('index', 'docs.json', site.place);
  const links = section.href ? [section] : listLinks(section);
  // Skip a section with API documents, whose own problems explain why it is empty.
  if (section.documents) return true;
  return section.slug !== undefined || links.some(link => href(link.href as string) !== undefined);
}

/** Finds a list with a single version, language, or product, for which no selector appears. */
function reportLoneChoice(node: NavigationNode, found: FoundTexts): void {
  const children = node.children.filter((child): child is NavigationNode => 'kind' in child);
  for (const kind of ['version', 'language', 'product'] as const) {
    const choices = children.filter(child => child.kind === kind && !child.hidden);
    const [only] = choices;
    if (only && choices.length === 1) found.set(only.path, describeOnly(kind, only.label));
  }
  for (const child of children) reportLoneChoice(child, found);
}

function describeOnly(kind: string, label: string | undefined): Pick<Problem, 'message' | 'fix'> {
  return {
    message: `Readers see the pages of the ${kind} "${label}", but not its name, because it is the only ${kind}.`,
    fix: `Move its content one level up, or add a second ${kind}.`,
  };
}
