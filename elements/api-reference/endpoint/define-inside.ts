import {ContentElement} from '../../base/content-element.js';
import {define} from '../../base/define.js';
import {defineBelow} from '../../base/define-below.js';
import {getHostPageDefiner} from '../../base/get-host-page-definer.js';
import {ensureRegistered, loaders} from '../../base/loaders.js';

/** Loads the classes of the elements in a view: tabs, code blocks, copy buttons. */
export function defineInside(root: ParentNode): void {
  // In a host page, authors may write these tags by hand too. Use the classes that can also render.
  const isInHostPage = (root as Node).getRootNode() instanceof ShadowRoot;
  defineBelow(root, isInHostPage ? defineInHostPage : undefined);
  if (root.querySelector('.tab-bar')) defineTabs(isInHostPage).catch(() => {});
}

async function defineInHostPage(tag: string): Promise<void> {
  await ensureRegistered();
  if (!loaders.has(tag)) return;
  await (getHostPageDefiner() ?? (await import('../../base/lazy-element.js')).defineLazily)(tag);
}

async function defineTabs(isInHostPage: boolean): Promise<void> {
  const {docsTabs, tabbedTags} = await import('../../content/docs-tabs.js');
  const defineTag = isInHostPage ? getHostPageDefiner() : undefined;
  const base = isInHostPage && !defineTag ? (await import('../../base/lazy-element.js')).LazyElement : ContentElement;
  for (const tag of tabbedTags) {
    if (defineTag) void defineTag(tag);
    else define(tag, docsTabs(base));
  }
}
