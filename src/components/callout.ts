import {doc} from '../doc.js';
import {type Html, type HtmlValue, html, nothing} from '../html.js';
import type {Words} from '../messages/en.js';
import {component, type RenderContext, reflected, rich, text} from './component.js';
import {type GlyphName, glyph} from './glyphs.js';
import {icon} from './icon.js';

type Tone = 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'check' | 'important';

const glyphs: Readonly<Record<Tone, GlyphName>> = {
  note: 'pin',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  check: 'check',
  important: 'info',
};

function body(tone: Tone, picture: Html, title: HtmlValue, content: Html, context: RenderContext): Html {
  return html`<div class="callout tone-${tone}" role="note" aria-label="${context.words[tone as keyof Words]}"><span class="callout-icon">${picture}</span><div class="callout-body">${title ? html`<p class="callout-title">${title}</p>` : nothing}${content}</div></div>`;
}

function callout(name: string, tone: Tone) {
  return component({
    name,
    tag: `docs-${name.toLowerCase()}`,
    props: {
      title: rich(doc`Bold first line.`),
      icon: text(doc`Icon in place of the usual one.`),
      iconType: text(doc`Style of the icon.`),
      type: text(doc`Kept for pages of other tools; the name of the component decides the tone.`),
    },
    render: (props, content, context) =>
      body(
        tone,
        props.icon ? icon(props.icon, {type: props.iconType}) : glyph(glyphs[tone]),
        props.title,
        content,
        context,
      ),
  });
}

const toneOfType: Readonly<Record<string, Tone>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  warn: 'warning',
  caution: 'warning',
  danger: 'danger',
  error: 'danger',
  check: 'check',
  success: 'check',
  important: 'important',
};

export const callouts = [
  callout('Note', 'note'),
  callout('Tip', 'tip'),
  callout('Info', 'info'),
  callout('Warning', 'warning'),
  callout('Danger', 'danger'),
  callout('Check', 'check'),
  callout('Important', 'important'),
  /** A callout with the author's own icon and colour. */
  component({
    name: 'Callout',
    tag: 'docs-callout',
    props: {
      title: rich(doc`Bold first line.`),
      icon: text(doc`Icon at the first line.`),
      iconType: text(doc`Style of the icon.`),
      color: reflected(doc`Hex colour of border, icon and tint.`),
      type: text(doc`One of note, tip, info, warning, danger, check.`),
    },
    render: (props, content, context) => {
      const key = (props.type ?? '').toLowerCase();
      const tone = Object.hasOwn(toneOfType, key) ? (toneOfType[key] as Tone) : 'note';
      return body(
        tone,
        props.icon ? icon(props.icon, {type: props.iconType}) : glyph(glyphs[tone]),
        props.title,
        content,
        context,
      );
    },
  }),
];
