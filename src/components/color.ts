import {doc} from '../base/doc.js';
import {emptyHtml, type Html, html} from '../base/html.js';
import {component, data, markdownTitle, type PropValue, type RenderContext, reflected, text} from './component.js';

/** Color swatches with names and values. A click copies the value. */
export const color = [
  component({
    name: 'Color',
    tag: 'docs-color',
    props: {
      variant: reflected(
        doc`Shows swatches side by side, or a row for each group. Allowed values: compact, table. Default: compact.`,
      ),
    },
    render: (props, body) => html`<div class="${props.variant === 'table' ? 'colors-table' : 'colors'}">${body}</div>`,
  }),
  component({
    name: 'Color.Row',
    tag: 'docs-color-row',
    props: {title: markdownTitle(doc`Sets the title before the swatches of the row.`)},
    render: (props, body) =>
      html`<div class="color-row">${props.title ? html`<p class="color-row-title">${props.title}</p>` : emptyHtml}<div class="colors">${body}</div></div>`,
  }),
  component({
    name: 'Color.Item',
    tag: 'docs-color-item',
    props: {
      name: text(doc`Sets the name under the swatch, such as "Ink".`),
      value: data(
        doc`Shows and copies this CSS color, such as "#4353ff". An object has one color for each mode: "light" and "dark".`,
      ),
    },
    render: (props, _, context) => {
      const {light, dark} = readValue(props.value);
      return light === dark
        ? renderSwatch(props.name, light, '', context)
        : html`${renderSwatch(props.name, light, ' for-light', context)}${renderSwatch(props.name, dark, ' for-dark', context)}`;
    },
  }),
];

function readValue(value: PropValue): {readonly light: string; readonly dark: string} {
  const text = (each: unknown) => (typeof each === 'string' ? each.trim() : '');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {light: text(value), dark: text(value)};
  const {light, dark} = value as {readonly light?: unknown; readonly dark?: unknown};
  return {light: text(light ?? dark), dark: text(dark ?? light)};
}

// Matches a color name, hexadecimal digits, or a color function with numbers. Excludes URLs and variables.
const cssColor =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\da-z\s.,%/+-]*\))$/i;

/** Renders a color swatch as SVG with `fill`, which needs no style attribute. Empty for an invalid color. */
function renderSwatch(name: string | undefined, value: string, mode: string, {messages}: RenderContext): Html {
  const square = cssColor.test(value)
    ? html`<svg class="swatch" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="1" height="1" fill="${value}"/></svg>`
    : html`<span class="swatch"></span>`;
  return html`<copy-text class="color-item${mode}"><button type="button" data-copy="${value}" title="${messages.copyValue}">${square}<span class="color-words">${name ? html`<span class="color-name">${name}</span>` : emptyHtml}<code class="color-value">${value}</code></span></button></copy-text>`;
}
