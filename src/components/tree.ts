import {doc} from '../base/doc.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../base/html.js';
import {component, flag, type PropValue, text} from './component.js';
import {renderGlyph} from './glyphs.js';
import {renderIcon} from './icon.js';

/** File tree. Renders nested lists with `<details>`, which every browser and screen reader supports. */
export const tree = [
  component({
    name: 'Tree',
    tag: 'docs-tree',
    aliases: ['FileTree'],
    props: {},
    render: (_, body) => html`<div class="tree" role="list">${body}</div>`,
  }),
  component({
    name: 'Tree.Folder',
    tag: 'docs-tree-folder',
    props: {
      name: text(doc`Sets the folder name, such as "snippets".`),
      comment: text(doc`Sets the note after the name.`),
      highlight: flag(doc`Shows the folder in the brand color.`),
      defaultOpen: flag(doc`Shows the content until the reader closes the folder.`),
      openable: {
        doc: doc`Lets readers open and close the folder. "false" keeps it open. Default: "true".`,
        kind: 'flag',
        read: (value: PropValue) => value === undefined || flag('').read(value),
      },
    },
    render: (props, body) => {
      const name = html`${renderGlyph('folder')}${renderLabel(props)}`;
      const inside = body.text.trim() ? html`<div class="tree-inside" role="list">${body}</div>` : emptyHtml;
      if (!props.openable)
        return html`<div class="tree-folder" role="listitem"><div class="${getRowClass(props)}">${name}</div>${inside}</div>`;
      return html`<div class="tree-folder" role="listitem"><details${renderHtmlAttributes({open: props.defaultOpen})}><summary class="${getRowClass(props)}">${renderGlyph('chevron')}${name}</summary>${inside}</details></div>`;
    },
  }),
  component({
    name: 'Tree.File',
    tag: 'docs-tree-file',
    props: {
      name: text(doc`Sets the file name, such as "docs.json".`),
      comment: text(doc`Sets the note after the name.`),
      highlight: flag(doc`Shows the file in the brand color.`),
      icon: text(doc`Replaces the icon of the file, by a name such as "file-braces".`),
    },
    render: (props, _, context) =>
      html`<div class="tree-file ${getRowClass(props)}" role="listitem">${props.icon ? renderIcon(props.icon, context) : renderGlyph('page')}${renderLabel(props)}</div>`,
  }),
];

function getRowClass({highlight}: {readonly highlight: boolean}): string {
  return highlight ? 'tree-row is-highlighted' : 'tree-row';
}

function renderLabel({name, comment}: {readonly name: string | undefined; readonly comment: string | undefined}): Html {
  return html`<span class="tree-name">${name}</span>${comment ? html`<span class="tree-comment">${comment}</span>` : emptyHtml}`;
}
