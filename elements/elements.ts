// Defines each element of Lectern in any page when its tag appears. Loads no other code until then.

import {provideParts} from './base/parts.js';
import {tagPattern} from './base/tag-pattern.js';

// Loads the code that renders hand-written elements, for tags that an operation defined as `LazyElement`.
provideParts('elements', () => import('./embedding.js'));

async function look(root: ParentNode): Promise<void> {
  const found = [...root.querySelectorAll(':not(:defined)')].some(({localName}) => tagPattern.test(localName));
  if (found) (await import('./embedding.js')).defineBelowInHostPage(root);
}

void look(document);
// Check only added nodes, not the whole document: some pages change all the time.
new MutationObserver(changes => {
  const parents = new Set<ParentNode>();
  for (const {target, addedNodes} of changes)
    if ([...addedNodes].some(node => node instanceof Element)) parents.add(target as Element);
  for (const parent of parents) void look(parent);
}).observe(document, {childList: true, subtree: true});
