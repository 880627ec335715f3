import {doc} from '../base/doc.js';
import {emptyHtml, escapeHtml, Html, html, renderHtmlAttributes, toText} from '../base/html.js';
import {component, data, markdownLabel, markdownTitle, text} from './component.js';
import {slugifyHeading} from './slugify-heading.js';

/** Dated entry of a changelog. */
export const update = component({
  name: 'Update',
  tag: 'docs-update',
  props: {
    label: markdownLabel(doc`Sets the date or version, such as "June 2026". The table of contents lists it.`),
    description: markdownTitle(doc`Adds a second line, such as "v1.2.0".`),
    tags: data(doc`Lists tags that readers filter by, such as "New" and "API".`),
    rss: data(
      doc`Replaces the title and description of the entry in the feed, by an object with "title" and "description".`,
    ),
    id: text(doc`Sets the id that links use. Default: generated from the label.`),
  },
  render: (props, body, context) => {
    const words = toText(props.label) || 'update';
    const id = context.id(props.id ?? words);
    // Append a number, because entries with the same label, such as a month, need distinct accessible names.
    const count = props.id ? '' : id.replace(slugifyHeading(words), '').replace(/\D/g, '');
    const about = toText(props.description);
    const name = `${words}${about && `, ${about}`}${count && ` (${count})`}`;
    if (props.label) context.list({id, text: words, level: 2});
    const tags = Array.isArray(props.tags)
      ? props.tags.filter(tag => typeof tag === 'string' || tag instanceof Html)
      : [];
    // The filters need all tags. Readers already see those that are headings of the entry.
    const headings = findHeadings(body.text);
    const isHidden = (tag: string | Html) => headings.has(escapeHtml(toText(tag)));
    const labels = tags.map(
      tag => html`<span class="badge"${renderHtmlAttributes({hidden: isHidden(tag)})}>${tag}</span>`,
    );
    const hidden = tags.every(isHidden);
    return html`<section class="update"${renderHtmlAttributes({id, 'aria-label': name})}><div class="update-head"><a class="update-label" href="${context.href(`#${id}`)?.href ?? ''}">${props.label ?? words}</a>${props.description ? html`<p class="update-description">${props.description}</p>` : emptyHtml}${labels.length ? html`<p class="update-tags"${renderHtmlAttributes({hidden})}>${labels}</p>` : emptyHtml}</div><div class="update-body">${body}</div></section>`;
  },
});

/** Returns the HTML text of headings in rendered content. A paragraph in bold counts as a heading. */
function findHeadings(content: string): ReadonlySet<string> {
  return new Set(Array.from(content.matchAll(/<(?:p><strong|h[2-6][^>]*)>([^<]*)</g), found => found[1]!.trim()));
}
