import {doc} from '../base/doc.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../base/html.js';
import {classes, component, reflected, text} from './component.js';
import {renderGlyph} from './glyphs.js';
import {renderIcon} from './icon.js';

/** Matches `owner/name`, or the URL of a repository on GitHub. */
const repository =
  /^(?:https?:\/\/(?:www\.)?github\.com\/)?([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w.-]{1,100}?)(?:\.git)?\/?$/;

/** Returns owner and name of a repository. Undefined for other text. */
export function readRepository(
  written: string | undefined,
): {readonly owner: string; readonly name: string} | undefined {
  const [, owner, name] = repository.exec(written?.trim() ?? '') ?? [];
  return owner && name && !/^\.+$/.test(name) ? {owner, name} : undefined;
}

/** Card with a link to a repository. Contains only what the author wrote: the browser requests nothing from GitHub. */
export const githubRepo = component({
  name: 'GitHub.Repo',
  tag: 'docs-git-hub-repo',
  props: {
    repo: text(doc`Links this repository, by owner and name such as "acme/shop", or by its URL.`),
    variant: reflected(doc`Has no effect. Lectern accepts it for projects of other tools.`),
    className: classes(doc`Adds CSS classes, such as "mt-4".`),
  },
  render: ({repo}, body, context): Html => {
    const found = readRepository(repo);
    if (!found) return html`${repo}${body}`;
    const {owner, name} = found;
    const about = body.text.trim() ? html`<div class="card-body">${body}</div>` : emptyHtml;
    const link = renderHtmlAttributes({href: `https://github.com/${owner}/${name}`, target: '_blank', rel: 'noopener'});
    return html`<div class="card card-linked repository"><div class="card-text"><span class="card-icon">${renderIcon('github', context)}</span><div class="card-words"><p class="card-title"><a class="card-link"${link}><span class="repository-owner">${owner}/</span>${name}<span class="visually-hidden"> (${context.messages.external})</span></a></p>${about}</div><span class="card-arrow">${renderGlyph('outward')}</span></div></div>`;
  },
});
