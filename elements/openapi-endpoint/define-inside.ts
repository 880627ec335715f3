import {define, defineBelow} from '../register.js';

/** Loads the elements that stand in a view: tabs, code, copy buttons. */
export function defineInside(root: ParentNode): void {
  defineBelow(root);
  if (root.querySelector('.tab-bar')) defineTabs().catch(() => {});
}

async function defineTabs(): Promise<void> {
  const {DocsTabs, tabbedTags} = await import('../docs-tabs/docs-tabs.js');
  for (const tag of tabbedTags) define(tag, class extends DocsTabs {});
}
