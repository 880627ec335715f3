import {formatKeys, type ValuePath} from '../../base/format-keys.js';
import {isObject} from '../../base/json.js';
import type {Place, Problem} from '../../base/problem.js';
import {droppedElements, isAllowedElement, isCustomElement, isUnknownElement} from '../../components/html-elements.js';
import {findComponent} from '../../components/table.js';
import {findNearest} from '../../config/find-nearest.js';
import {noNames} from '../../markdown/interpreter/names.js';
import {renderMarkdown} from '../../markdown/render/html/render-markdown.js';
import {describeUnknownEffect} from '../../markdown/resolve/reports.js';
import {resolveTree} from '../../markdown/resolve/resolve-tree.js';
import {parseLine} from '../../site/chrome/banner.js';
import {createPageContext} from '../../site/page/create-page-context.js';
import type {Node} from '../../tree/tree.js';
import {componentNames} from '../component-names.js';
import type {CheckedProject} from '../project.js';
import {checkAssetMissing} from './asset-missing.js';
import {checkIconUnknown} from './icon-unknown.js';
import {checkLink} from './link-missing.js';

/** Keys of docs.json in which an `href` is a link within the site. */
const linked = new Set(['navbar', 'navigation', 'footer', 'logo', 'topbarLinks', 'topbarCtaButton', 'anchors', 'tabs']);
/** Keys of docs.json whose values are paths of files, also inside objects. */
const assets = new Set(['logo', 'favicon', 'background', 'thumbnails', 'fonts']);

/** Matches a host name without a scheme, by frequent top-level domains. */
const bareHost = /^(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|edu|gov|io|me|net|org|sh|so|tech|tv|xyz)(?:[/?#]|$)/i;

/** Finds broken links, missing files, and unknown icons in docs.json. */
export function checkConfigLinks(project: CheckedProject): readonly Problem[] {
  const {raw, config} = project.read;
  if (!isObject(raw)) return [];
  const problems: Problem[] = [];
  const visit = (value: unknown, keys: ValuePath) => {
    if (keys.length > 200) return;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...keys, index]);
    else if (isObject(value)) for (const key of Object.keys(value)) visit(value[key], [...keys, key]);
    else if (typeof value === 'string') problems.push(...findTextProblems(value, keys, project));
  };
  for (const key of Object.keys(raw)) if (linked.has(key) || assets.has(key)) visit(raw[key], [key]);
  const {banner, errors} = config;
  if (banner) problems.push(...findSyntaxProblems(banner.content, ['banner', 'content'], project));
  const {description} = errors.notFound;
  if (description !== undefined)
    problems.push(...findSyntaxProblems(description, ['errors', '404', 'description'], project));
  return problems;
}

/** Finds broken links and unknown tags in a text of docs.json that is page content. */
function findSyntaxProblems(text: string, keys: ValuePath, project: CheckedProject): readonly Problem[] {
  const tree = parseLine(text);
  // Resolve without names, because these texts cannot use expressions.
  const {nodes} = resolveTree({nodes: tree.nodes, names: noNames, file: 'docs.json'});
  const context = createPageContext('index', 'docs.json', project.site.place, project.site.navigation.entries);
  const links = new Set<string>();
  const href = (written: string) => {
    links.add(written);
    return context.href(written);
  };
  renderMarkdown(nodes, {...context, href});
  const place = project.places.of(keys);
  return [
    ...findUnknownTags(tree.nodes, {name: keys.join('.'), place}),
    ...[...links].flatMap(link => checkLink(link, 'docs.json', project, () => [place])),
  ];
}

/** Finds tags that are neither components nor HTML. Only their content is rendered. */
function findUnknownTags(
  nodes: readonly Node[],
  setting: {readonly name: string; readonly place: Place},
): readonly Problem[] {
  return nodes.flatMap((node): readonly Problem[] => {
    if (node.type !== 'element') return [];
    const below = findUnknownTags(node.children, setting);
    if (!node.tag || findComponent(node.name) || isAllowedElement(node.name) || isAuthorElement(node.name))
      return below;
    const near = findNearest(node.name, componentNames);
    const dropped = droppedElements.has(node.name);
    return [
      {
        code: dropped ? 'html-dropped' : 'component-unknown',
        level: 'warning',
        message: dropped
          ? `Lectern removes <${node.name}> and its content from ${setting.name}.`
          : `The component <${node.name}> in ${setting.name} does not exist. ${describeUnknownEffect({isEmpty: node.children.length === 0})}`,
        fix: near
          ? `Write <${near}>, which exists.`
          : dropped
            ? `Delete <${node.name}>.`
            : `Write an existing component such as <Badge>, or delete <${node.name}>.`,
        place: setting.place,
      },
      ...(dropped ? [] : below),
    ];
  });
}

function isAuthorElement(name: string): boolean {
  return isCustomElement(name) || isUnknownElement(name);
}

function findTextProblems(text: string, keys: ValuePath, project: CheckedProject): readonly Problem[] {
  const [top, ...rest] = keys as [string, ...ValuePath];
  const last = keys.at(-1);
  const places = () => [project.places.of(keys)];
  const host = last === 'href' && linked.has(top) && bareHost.test(text.trim());
  if (host)
    return [
      {
        code: 'link-refused',
        level: 'warning',
        message: `${formatKeys(keys)} is "${text}" without "https://", so browsers read it as a path of this site.`,
        fix: `Write "https://${text.trim()}".`,
        place: project.places.of(keys),
      },
    ];
  const isSocial = top === 'footer' && rest[0] === 'socials' && rest.length === 2;
  if (isSocial && text.trim() !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(text.trim()))
    return [
      {
        code: 'link-refused',
        level: 'warning',
        message: `footer.socials.${rest[1]} is "${text}", not a URL.`,
        fix: `Write the URL of the profile, such as "https://${rest[1]}.com/name".`,
        place: project.places.of(keys),
      },
    ];
  if (last === 'href' || isSocial) {
    const found = linked.has(top) ? checkLink(text, 'docs.json', project, places) : [];
    // Skip broken links of the navigation, which another rule reports.
    return top !== 'navigation' ? found : found.filter(({code}) => code !== 'link-refused');
  }
  if (last === 'icon')
    return /^\.{0,2}\/.*\.\w+$/.test(text)
      ? checkAssetMissing(text, 'docs.json', project, places)
      : checkIconUnknown(text, project, () => project.places.of(keys));
  const isFile =
    top === 'logo' || top === 'favicon'
      ? rest.length < 2
      : top === 'fonts'
        ? last === 'source'
        : assets.has(top) && (rest.includes('image') || (top === 'thumbnails' && last === 'background'));
  // Check the background only if it is a path: it can also be a color.
  return isFile && /[./]/.test(text) ? checkAssetMissing(text, 'docs.json', project, places) : [];
}
