import {getOwnText} from '../../base/json.js';
import {writeAttributes} from './callouts.js';

/** An icon of Font Awesome, by its name and style. */
interface MigratedIcon {
  readonly icon: string;
  readonly iconType?: string;
}

/** Icon shortcode of Material for MkDocs: `:material-clock-fast:`, `:fontawesome-brands-git:`. */
export const iconShortcode = /:(material|fontawesome|octicons|simple)-([a-z\d-]+):(?:\{:?[^{}\n]*\})?/g;

/** Returns the Font Awesome icon for a shortcode. An unknown name keeps its name, which the check reports. */
export function findIcon(set: string, name: string): MigratedIcon {
  if (set === 'fontawesome') {
    const [, style, icon = name] = /^(solid|regular|brands)-(.+)$/.exec(name) ?? [];
    return style ? {icon, iconType: style} : {icon};
  }
  const plain = name.replace(/-(?:\d\d|outline)$/, '');
  const brand = brands.exec(plain)?.[1];
  if (set === 'simple' || brand) return {icon: brand ?? plain, iconType: 'brands'};
  return {icon: getOwnText(fontAwesomeNames, plain) ?? plain};
}

export function writeIcon(icon: MigratedIcon): string {
  return `<Icon${writeAttributes({...icon})} />`;
}

const brands =
  /^(?:mark-|language-)?(android|apple|aws|bitbucket|css3|discord|docker|git|github|gitlab|google|html5|java|linkedin|linux|microsoft|npm|php|python|reddit|rust|slack|swift|twitter|ubuntu|windows|youtube)$/;

/** Names of Material Design Icons and Octicons whose picture has another name in Font Awesome. */
export const fontAwesomeNames: Readonly<Record<string, string>> = {
  account: 'user',
  'account-group': 'users',
  alert: 'triangle-exclamation',
  'alert-circle': 'circle-exclamation',
  'arrow-top-right': 'arrow-up-right-from-square',
  'book-open-variant': 'book-open',
  'book-open-page-variant': 'book-open',
  'chart-bar': 'chart-column',
  'checkbox-marked-circle': 'circle-check',
  'check-circle': 'circle-check',
  'clock-fast': 'clock',
  close: 'xmark',
  'close-circle': 'circle-xmark',
  'code-braces': 'code',
  'code-tags': 'code',
  cog: 'gear',
  console: 'terminal',
  'content-copy': 'copy',
  dependabot: 'robot',
  email: 'envelope',
  'file-document': 'file-lines',
  'format-font': 'font',
  'format-list-bulleted': 'list',
  'git-pull-request': 'code-pull-request',
  graph: 'chart-line',
  'hand-wave': 'hand',
  'help-circle': 'circle-question',
  home: 'house',
  information: 'circle-info',
  info: 'circle-info',
  'language-markdown': 'file-lines',
  'lightbulb-on': 'lightbulb',
  'link-external': 'arrow-up-right-from-square',
  magnify: 'magnifying-glass',
  mail: 'envelope',
  'open-in-new': 'arrow-up-right-from-square',
  package: 'box',
  people: 'users',
  'play-circle': 'circle-play',
  'progress-check': 'spinner',
  'rocket-launch': 'rocket',
  'scale-balance': 'scale-balanced',
  school: 'graduation-cap',
  search: 'magnifying-glass',
  'shield-check': 'shield-halved',
  'shield-lock': 'shield-halved',
  tools: 'screwdriver-wrench',
  'trash-can': 'trash',
  delete: 'trash',
  x: 'xmark',
};
