import {isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import {renderMarkdown} from '../../markdown/render/html/render-markdown.js';
import {lineTree} from '../../site/chrome/banner.js';
import {pageContext} from '../../site/page/page-context.js';
import {plainNodes} from '../../tree/render-tree.js';
import type {Project} from '../project.js';
import {assetMissing} from './asset-missing.js';
import {iconUnknown} from './icon-unknown.js';
import {linkMissing} from './link-missing.js';

type Keys = readonly (string | number)[];

/** Parts of docs.json whose `href` is a link of the site. */
const linked = new Set(['navbar', 'navigation', 'footer', 'logo', 'topbarLinks', 'topbarCtaButton', 'anchors', 'tabs']);
/** Settings whose texts are files, with what may stand around the path. */
const assets = new Set(['logo', 'favicon', 'background', 'thumbnails', 'fonts']);

/** Links, files and icons that docs.json names and that lead nowhere. */
export function configLinks(project: Project): readonly Problem[] {
  const {raw, config} = project.read;
  if (!isObject(raw)) return [];
  const problems: Problem[] = [];
  const visit = (value: unknown, keys: Keys) => {
    if (keys.length > 200) return;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, [...keys, index]);
    else if (isObject(value)) for (const key of Object.keys(value)) visit(value[key], [...keys, key]);
    else if (typeof value === 'string') problems.push(...textProblems(value, keys, project));
  };
  for (const key of Object.keys(raw)) if (linked.has(key) || assets.has(key)) visit(raw[key], [key]);
  if (config.banner) {
    const nodes = plainNodes(lineTree(config.banner.content));
    const context = pageContext('index', 'docs.json', project.site.place, project.site.navigation.entries);
    const links = new Set<string>();
    const href = (written: string) => {
      links.add(written);
      return context.href(written);
    };
    renderMarkdown(nodes, {...context, href});
    for (const link of links)
      problems.push(...linkMissing(link, 'docs.json', project, () => [project.places.of(['banner', 'content'])]));
  }
  return problems;
}

function textProblems(text: string, keys: Keys, project: Project): readonly Problem[] {
  const [top, ...rest] = keys as [string, ...Keys];
  const last = keys.at(-1);
  const places = () => [project.places.of(keys)];
  const isSocial = top === 'footer' && rest[0] === 'socials' && rest.length === 2;
  if (isSocial && text.trim() !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(text.trim()))
    return [
      {
        code: 'link-refused',
        level: 'warning',
        message: `"${text}" is not an address.`,
        fix: 'Write one that begins with https:.',
        place: project.places.of(keys),
      },
    ];
  if (last === 'href' || isSocial) {
    const found = linked.has(top) ? linkMissing(text, 'docs.json', project, places) : [];
    // What the navigation cannot draw is told of there.
    return top === 'navbar' || top === 'footer' ? found : found.filter(({code}) => code !== 'link-refused');
  }
  if (last === 'icon')
    return /^\.{0,2}\/.*\.\w+$/.test(text)
      ? assetMissing(text, 'docs.json', project, places)
      : iconUnknown(text, project, () => project.places.of(keys));
  const isFile =
    top === 'logo' || top === 'favicon'
      ? rest.length < 2
      : top === 'fonts'
        ? last === 'source'
        : assets.has(top) && (rest.includes('image') || (top === 'thumbnails' && last === 'background'));
  // A background may also be a colour.
  return isFile && /[./]/.test(text) ? assetMissing(text, 'docs.json', project, places) : [];
}
