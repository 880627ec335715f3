import {html, nothing, type TemplateResult} from 'lit/html.js';
import type {LinkAttributes} from '../../../src/components/component.js';
import {buildLinkTarget} from '../../../src/components/link-target.js';

interface LinkSettings {
  /** Value of `aria-current`. */
  readonly current?: 'page' | 'true' | undefined;
  /** Accessible name, for a link with only an icon. */
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}

/** Renders a link of the page chrome. Omits `href` if the link has no target. */
export function renderLink(
  kind: string,
  address: LinkAttributes | undefined,
  content: unknown,
  {current, name, id}: LinkSettings = {},
): TemplateResult {
  const {href, target, rel} = buildLinkTarget(address);
  return html`<a class=${kind || nothing} id=${id ?? nothing} href=${href ?? nothing} target=${target ?? nothing} rel=${rel ?? nothing} aria-label=${name ?? nothing} aria-current=${current ?? nothing}>${content}</a>`;
}

/** Renders a short label after a link's text, such as NEW. */
export function renderTag(tag: string | undefined): unknown {
  return tag ? html`<span class="nav-tag">${tag}</span>` : nothing;
}
