import {define} from '../base/define.js';
import {defineBelow} from '../register.js';

/** Loads the elements that stand in a view: tabs, code, copy buttons. */
export function defineInside(root: ParentNode): void {
  // In a page that is not ours somebody may write the same tags by hand.
  const isForeign = (root as Node).getRootNode() instanceof ShadowRoot;
  const late = isForeign ? import('../embed/built-late.js').then(({builtLate}) => builtLate) : undefined;
  const classOf = async (element: CustomElementConstructor) => (await late)?.(element) ?? element;
  defineBelow(root, classOf);
  if (root.querySelector('.tab-bar')) defineTabs(classOf).catch(() => {});
}

async function defineTabs(classOf: (element: CustomElementConstructor) => Promise<CustomElementConstructor>) {
  const {DocsTabs, tabbedTags} = await import('../docs-tabs/docs-tabs.js');
  for (const tag of tabbedTags) define(tag, await classOf(class extends DocsTabs {}));
}
