import {readOwn} from '../base/read-own.js';
import {findComponent} from '../components/table.js';
import type {Config} from '../config/config.js';
import type {PageDocument} from '../site/page/open-page.js';
import {Fragment, type RenderNode, type TreeValue} from '../tree/render-tree.js';
import type {ClassSheet} from './class-sheets.js';

/** Builds the first style sheet of a page from parts of the theme. */
export type PageSheets = (parts: readonly string[]) => Promise<ClassSheet>;

/** Visible features of a page besides its text, which need additional parts of the theme. */
export interface VisibleFeatures {
  readonly config: Pick<Config, 'api' | 'background' | 'contextual' | 'feedback' | 'lectern' | 'styling'>;
  readonly hasBanner: boolean;
  /** True if the header has a row of tabs. */
  readonly hasTabs: boolean;
  /** True if the page lists its group's pages. */
  readonly hasDirectory: boolean;
  readonly isRightToLeft: boolean;
  /** True if the page contains type-checked code. */
  readonly hasTypes: boolean;
}

/** Parts of the theme that every page needs. */
const everywhere: readonly string[] = ['tokens', 'layout', 'content', 'prose', 'chrome', 'ahead'];

const code = ['code', 'tones'];
const tabs = ['tabs', ...code];
const pictures = ['pictures'];
const callouts = ['callouts'];
/** Parts for badges, whose colors are those of callouts. */
const badges = ['badges', ...callouts];
const fields = ['fields', 'expandables', ...badges];
const accordions = ['accordions', 'expandables'];
const cards = ['cards'];
const boxes = ['boxes', 'tones'];
/** Parts for an operation, whose descriptions can contain any Markdown. */
const view = [
  'reference',
  'try-button',
  'spec-text',
  'answers',
  'request-bar',
  'reading',
  'tables',
  ...accordions,
  ...boxes,
  ...pictures,
  ...tabs,
  ...fields,
];

/** Parts by name of a component or element. Others need none. */
const byName: Readonly<Record<string, readonly string[]>> = {
  Accordion: accordions,
  AccordionGroup: accordions,
  Badge: badges,
  Callout: callouts,
  Card: cards,
  CardGroup: cards,
  Check: callouts,
  CodeBlock: code,
  CodeGroup: tabs,
  CodeResult: ['landing', ...tabs],
  Color: ['colors'],
  Column: cards,
  Columns: cards,
  Danger: callouts,
  Expandable: ['expandables'],
  Feature: ['landing'],
  Features: ['landing'],
  Frame: ['frames'],
  'GitHub.Repo': cards,
  Hero: ['landing'],
  Image: ['frames'],
  Important: callouts,
  Info: callouts,
  Latex: ['formulas'],
  Logos: ['landing'],
  Mermaid: code,
  Note: callouts,
  OpenApiEndpoint: view,
  Panel: ['frames'],
  ParamField: fields,
  Prompt: ['prompts'],
  RequestExample: tabs,
  ResponseExample: tabs,
  ResponseField: fields,
  Steps: ['steps'],
  Tabs: ['tabs'],
  Tile: cards,
  Tip: callouts,
  Tooltip: badges,
  Tree: ['trees'],
  Update: ['updates', ...badges],
  View: ['tabs'],
  Warning: callouts,
  code,
  img: pictures,
  kbd: pictures,
  iframe: pictures,
  mark: [...pictures, 'tones'],
  'needs-script': ['live-reset', 'scripts'],
  picture: pictures,
  section: ['footnotes'],
  sup: ['footnotes'],
  svg: pictures,
  table: ['tables'],
  video: pictures,
};

/** Parts for a bound page, in addition to those for an operation. */
const byBinding: Readonly<Record<string, readonly string[]>> = {
  overview: ['overview', 'exports', 'cards'],
  channel: ['channel'],
};

/**
 * Returns the parts of the theme for the first rendering of a page. The page loads the complete theme at its end, so
 * parts for interaction, touch, and print are not needed here.
 */
export function listPageSheetParts(page: PageDocument, shown: VisibleFeatures): readonly string[] {
  const {binding, mode} = page.metadata;
  const {config} = shown;
  const parts = new Set(everywhere);
  const add = (names: readonly string[] = []) => {
    for (const name of names) parts.add(name);
  };
  for (const name of collectNames(page.nodes)) {
    add(readOwn(byName, name));
    if (name === 'code' || findComponent(name)) add(boxes);
  }
  if (binding) add([...view, ...(readOwn(byBinding, binding.kind) ?? [])]);
  // A handwritten API page contains the request form, so it needs these parts, too.
  if (page.metadata.method !== undefined) add(view);
  if (shown.hasTabs) add(['tab-row']);
  if (page.hasSide) add(['layout-columns']);
  if (mode !== 'default') add(['layout-modes']);
  if (page.classes.size > 0) add(['utilities']);
  if (config.background.decoration) add(['decoration']);
  if (hasOptionalChrome(page, config)) add(['optional-chrome']);
  if (shown.hasBanner) add(['banner', 'tones']);
  if (page.metadata.deprecated) add(['tones']);
  if (page.slug === '404') add(['chrome-details', 'touch']);
  // Include this part, because it makes adjacent links taller on touch screens.
  if (config.styling.eyebrows === 'breadcrumbs') add(['touch']);
  if (shown.hasDirectory) add(['directory']);
  if (shown.hasTypes) add(['typed']);
  if (shown.isRightToLeft) add(['right-to-left']);
  return [...parts].sort();
}

/** Collects the names of components and elements at any depth, also in props. The name of code is `code`. */
function collectNames(nodes: readonly RenderNode[], found = new Set<string>()): ReadonlySet<string> {
  for (const node of nodes) {
    if (node.type === 'code') found.add('code');
    if (node.type !== 'element') continue;
    found.add(node.name);
    for (const value of node.attributes.values()) collectNamesInValue(value, found);
    collectNames(node.children, found);
  }
  return found;
}

function collectNamesInValue(value: TreeValue, found: Set<string>): void {
  if (value instanceof Fragment) collectNames(value.nodes, found);
  else if (typeof value === 'object' && value !== null)
    for (const each of Array.isArray(value) ? value : Object.values(value)) collectNamesInValue(each, found);
}

/** Returns whether a page has feedback controls, counts, full URLs, a contents menu, related pages, or a version. */
function hasOptionalChrome(
  {frontmatter}: PageDocument,
  {api, contextual, feedback, lectern}: VisibleFeatures['config'],
): boolean {
  const isRequested = feedback.thumbsRating || feedback.raiseIssue || lectern.counts || api.fields.hasWholeUrl;
  return isRequested || contextual.display === 'toc' || frontmatter.has('related') || frontmatter.has('version');
}
