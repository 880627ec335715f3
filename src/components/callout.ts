import {doc} from '../base/doc.js';
import {emptyHtml, type Html, type HtmlValue, html} from '../base/html.js';
import {component, markdownTitle, type RenderContext, reflected, rich, text} from './component.js';
import {type GlyphName, renderGlyph} from './glyphs.js';
import {renderIconProp} from './icon.js';

type Tone = 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'check' | 'important';

interface CalloutProps {
  readonly title: HtmlValue;
  readonly icon: HtmlValue;
  readonly iconType: string | undefined;
  readonly type: string | undefined;
}

const glyphs: Readonly<Record<Tone, GlyphName>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  check: 'check',
  important: 'important',
};

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

/** Returns a callout's tone: its `type` if that is valid, or else `usual`, the default of the component. */
export function getCalloutTone(usual: string, type: string | undefined): Tone {
  return readTone(type) ?? readTone(usual) ?? 'note';
}

/** Returns the tone with the name `type`. Undefined for other names. */
export function readTone(type: string | undefined): Tone | undefined {
  const name = type?.trim().toLowerCase() ?? '';
  return Object.hasOwn(toneOfType, name) ? toneOfType[name] : undefined;
}

export function getCalloutGlyph(tone: Tone): Html {
  return renderGlyph(glyphs[tone]);
}

function draw(usual: Tone, props: CalloutProps, content: Html, context: RenderContext): Html {
  const tone = getCalloutTone(usual, props.type);
  const picture = props.icon ? renderIconProp(props.icon, context, {type: props.iconType}) : getCalloutGlyph(tone);
  return html`<div class="callout tone-${tone}" role="note" aria-label="${context.messages[tone]}"><span class="callout-icon">${picture}</span><div class="callout-body">${props.title ? html`<p class="callout-title">${props.title}</p>` : emptyHtml}${content}</div></div>`;
}

const shared = {
  title: markdownTitle(doc`Adds a bold first line.`),
  icon: rich(doc`Replaces the default icon: a name such as "key", a path, a URL, or an element.`),
  iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
  type: text(
    doc`Selects color, icon, and accessible name. Allowed values: note, tip, info, warning, danger, check, important. Default: the name of the component, and "note" for Callout.`,
    doc`note tip info warning danger check important warn caution error success`,
  ),
} as const;

function createCallout(name: string, tone: Tone) {
  return component({
    name,
    tag: `docs-${name.toLowerCase()}`,
    props: shared,
    render: (props, content, context) => draw(tone, props, content, context),
  });
}

export const callouts = [
  createCallout('Note', 'note'),
  createCallout('Tip', 'tip'),
  createCallout('Info', 'info'),
  createCallout('Warning', 'warning'),
  createCallout('Danger', 'danger'),
  createCallout('Check', 'check'),
  createCallout('Important', 'important'),
  /** Callout with an icon and color that the author chooses. */
  component({
    name: 'Callout',
    tag: 'docs-callout',
    props: {
      ...shared,
      color: reflected(doc`Sets the color of icon, border, and background: any CSS color, such as "#2f9e44".`),
    },
    render: (props, content, context) => draw('note', props, content, context),
  }),
];
