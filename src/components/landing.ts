import {doc} from '../base/doc.js';
import {emptyHtml, html, renderHtmlAttributes} from '../base/html.js';
import {component, markdownTitle, number, rich, text} from './component.js';
import {renderIconProp} from './icon.js';
import {buildLinkTarget} from './link-target.js';

// Components for landing pages: hero sections, rows of logos, features, and code next to its result.

/** First section of a landing page: its topic, its main links, and `<HeroAside>` next to them. */
export const hero = component({
  name: 'Hero',
  tag: 'docs-hero',
  props: {
    eyebrow: markdownTitle(doc`Shows a short line above the title.`),
    title: markdownTitle(doc`Sets the title. One line is best.`),
    description: markdownTitle(doc`Sets the text below the title. Two or three lines are best.`),
    level: number(doc`Makes the title a heading of this level, from 1 to 6. Default: 1.`),
  },
  render: (props, body, context) => {
    const aside = context.children.filter(child => child.name === 'HeroAside');
    const rest = context.children.filter(child => child.name !== 'HeroAside');
    const actions = aside.length > 0 ? rest.map(child => child.html) : body;
    const level = Math.min(6, Math.max(1, Math.round(props.level ?? 1)));
    return html`<div class="hero"><div class="hero-words">${props.eyebrow ? html`<p class="hero-eyebrow">${props.eyebrow}</p>` : emptyHtml}${props.title ? html`<h${level} class="hero-title">${props.title}</h${level}>` : emptyHtml}${props.description ? html`<p class="hero-text">${props.description}</p>` : emptyHtml}<div class="hero-actions">${actions}</div></div>${aside.map(({body: beside}) => html`<div class="hero-aside">${beside}</div>`)}</div>`;
  },
});

/** Content next to the text of a `<Hero>`. Elsewhere, it renders its content without layout. */
export const heroAside = component({name: 'HeroAside', tag: 'hero-aside', props: {}, render: (_, body) => body});

/** Row of images with equal height, such as customer logos. */
export const logos = component({
  name: 'Logos',
  tag: 'docs-logos',
  props: {title: markdownTitle(doc`Sets the line above the row.`)},
  render: (props, body) =>
    html`<div class="logos">${props.title ? html`<p class="logos-title">${props.title}</p>` : emptyHtml}<div class="logos-row">${body}</div></div>`,
});

/** List of features in columns, without boxes. */
export const features = component({
  name: 'Features',
  tag: 'docs-features',
  props: {cols: number(doc`Arranges the features in this many columns on a wide screen, from 1 to 4. Default: 3.`)},
  render: (props, body) =>
    html`<div class="columns features columns-${Math.min(4, Math.max(1, Math.round(props.cols ?? 3)))}">${body}</div>`,
});

export const feature = component({
  name: 'Feature',
  tag: 'docs-feature',
  props: {
    title: markdownTitle(doc`Sets the title. It is a link if "href" is set.`),
    icon: rich(doc`Adds an icon: a name such as "rocket", a path, a URL, or an element.`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
    href: text(doc`Links the title to this URL or page path.`),
  },
  render: (props, body, context) => {
    const link = props.href ? context.href(props.href) : undefined;
    const title = link
      ? html`<a${renderHtmlAttributes(buildLinkTarget(link))}>${props.title ?? props.href}</a>`
      : props.title;
    const picture = renderIconProp(props.icon, context, {type: props.iconType});
    return html`<div class="feature">${picture.text ? html`<span class="feature-icon">${picture}</span>` : emptyHtml}${title ? html`<p class="feature-title">${title}</p>` : emptyHtml}<div class="feature-text">${body}</div></div>`;
  },
});

/** Code, with its result next to it. */
export const codeResult = component({
  name: 'CodeResult',
  tag: 'code-result',
  props: {},
  render: (_, body, context) => {
    const code = context.children.filter(child => child.name === 'code');
    const result = context.children.filter(child => child.name !== 'code');
    if (code.length === 0) return body;
    return html`<div class="code-result"><div class="code-result-code">${code.map(child => child.html)}</div><div class="code-result-made">${result.map(child => child.html)}</div></div>`;
  },
});
