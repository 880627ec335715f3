import {formatCount} from '../../base/format-count.js';
import {getIconLabel} from '../../base/get-icon-label.js';
import type {Problem} from '../../base/problem.js';
import {humanizeSlug} from '../../base/slug.js';
import {findPlace, type Source} from '../../base/source.js';
import {findNearest} from '../../config/find-nearest.js';
import {readLiteral} from '../../tree/literal.js';
import type {AttributeValue, Element, Node} from '../../tree/tree.js';
import type {TagUse} from '../uses.js';

/** Components that are links, with the props that can contain their text. */
const named = new Map([
  ['Card', ['title', 'cta']],
  ['Tile', ['title']],
]);
const labels = ['aria-label', 'ariaLabel', 'aria-labelledby'];
const links = new Set(['a', 'Link', 'Button', ...named.keys()]);

/**
 * Finds links without a text: a screen reader reads an icon or a URL, or nothing. Links with the same icon are one
 * problem per file, because generated pages contain many of them.
 */
export function checkLinkNames(uses: readonly TagUse[]): readonly Problem[] {
  const found = new Map<string, {readonly use: TagUse; readonly icon?: string; count: number}>();
  for (const use of uses) {
    const icon = findNamelessIcon(use);
    if (icon === undefined) continue;
    const key = icon === '' ? `${found.size}` : `${use.element.name} ${icon}`;
    const same = found.get(key);
    if (same) same.count++;
    else found.set(key, {use, icon, count: 1});
  }
  return [...found.values()].map(({use, icon, count}) => {
    const {element, component, place} = use;
    const isCard = named.has(component?.name ?? '');
    return {
      code: 'link-name',
      level: 'info',
      message: describeLink(describeElement(element), icon, count, isCard ? 'title' : 'text'),
      fix: isCard
        ? `Add title="${suggestTitle(element.attributes.get('href'))}".`
        : `Write text between the tags, or add aria-label="${suggestTitle(element.attributes.get('href'))}".`,
      place: place(),
    };
  });
}

/** Returns the icon of a link without a text, or "" if it has no icon either. Undefined for all other elements. */
function findNamelessIcon({element, component}: TagUse): string | undefined {
  const written = component?.name ?? element.name;
  if (!links.has(written) || !element.attributes.has('href') || hasSpread(element)) return undefined;
  const titles = named.get(written);
  if ([...labels, ...(titles ?? [])].some(name => hasText(element.attributes.get(name)))) return undefined;
  // Skip an element with a misspelled title, which another rule reports.
  if (titles && [...element.attributes.keys()].some(name => findNearest(name, titles))) return undefined;
  // Without a title, screen readers read a card's URL, not its text.
  return titles ? (readIconName(element) ?? '') : findOnlyIcon(element.children);
}

/** Finds Markdown links without a text: `[](/page)`, `[![](/icon.svg)](/page)`. */
export function checkMarkdownLinkNames(nodes: readonly Node[], source: Source): readonly Problem[] {
  const problems: Problem[] = [];
  const counts = new Map<string, number>();
  const visit = (node: Node) => {
    if (node.type !== 'element') return;
    for (const child of node.children) visit(child);
    const href = node.name === 'a' && !node.tag ? node.attributes.get('href') : undefined;
    if (typeof href !== 'string') return;
    const count = counts.get(href) ?? 0;
    counts.set(href, count + 1);
    const icon = findOnlyIcon(node.children);
    if (icon === undefined) return;
    const place = findPlace(source, `](${href}`, 1, count);
    const message = describeLink(`The link to "${href}"`, icon);
    problems.push({
      code: 'link-name',
      level: 'info',
      message,
      fix: `Write text between [ and ], such as [${suggestTitle(href)}](${href}).`,
      place,
    });
  };
  for (const node of nodes) visit(node);
  return problems;
}

/** Returns a text for a link without one: the name of its target. */
function suggestTitle(href: AttributeValue | undefined): string {
  const name = typeof href === 'string' ? /([\w-]+)(?:\.\w+)?\/?$/.exec(href)?.[1] : undefined;
  return humanizeSlug(name ?? 'home');
}

function describeElement({name, attributes}: Element): string {
  const href = attributes.get('href');
  return typeof href === 'string' ? `<${name} href="${href}">` : `<${name}>`;
}

function describeLink(subject: string, icon: string | undefined, count = 1, lacks = 'text'): string {
  const which = count > 1 ? `${subject} and ${formatCount(count - 1, 'more link')} have` : `${subject} has`;
  return icon
    ? `${which} no ${lacks}. Screen readers announce "${getIconLabel(icon)}", the name of the icon.`
    : `${which} no ${lacks}, so screen readers cannot announce where it leads.`;
}

/** Returns the icon that is the only content of a link, or "" if it is empty. Undefined if the link has a text. */
function findOnlyIcon(children: readonly Node[]): string | undefined {
  const icons: string[] = [];
  return children.some(child => hasAccessibleText(child, icons)) ? undefined : (icons[0] ?? '');
}

/** Returns whether a node adds text to its link. True for expressions and other components, whose output is unknown. */
function hasAccessibleText(node: Node, icons: string[]): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element') return true;
  const {name, attributes, children} = node;
  if (hasSpread(node) || [...labels, 'title'].some(each => hasText(attributes.get(each)))) return true;
  if (name === 'img') return hasText(attributes.get('alt'));
  if (name === 'Icon') {
    const icon = readIconName(node);
    if (icon) icons.push(icon);
    return false;
  }
  return /^[A-Z]|-/.test(name) || children.some(child => hasAccessibleText(child, icons));
}

function readIconName({attributes}: Element): string | undefined {
  const icon = attributes.get('icon') ?? attributes.get('src') ?? attributes.get('name');
  return typeof icon === 'string' ? icon : undefined;
}

function hasSpread({attributes}: Element): boolean {
  return [...attributes.keys()].some(name => name.startsWith('...'));
}

/** Returns whether an attribute can contain text. True for an expression, unless it is an empty literal. */
function hasText(value: AttributeValue | undefined): boolean {
  if (typeof value !== 'object') return typeof value === 'string' && value.trim() !== '';
  const result = readLiteral(value.source.trim(), new Map());
  return !result.ok || String(result.value ?? '').trim() !== '';
}
