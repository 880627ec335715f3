// All elements for any page, each defined when its tag appears. No other code loads until then.

import {knownTag} from './base/known-tag.js';
import {provideParts} from './base/parts.js';

// For hand-written elements whose tag an operation has defined.
provideParts('elements', () => import('./embedding.js'));

async function look(root: ParentNode): Promise<void> {
  const found = [...root.querySelectorAll(':not(:defined)')].some(({localName}) => knownTag.test(localName));
  if (found) (await import('./embedding.js')).defineBelowInHostPage(root);
}

void look(document);
// Check only nodes that scripts add later, because some pages change all the time.
new MutationObserver(changes => {
  const parents = new Set<ParentNode>();
  for (const {target, addedNodes} of changes)
    if ([...addedNodes].some(node => node instanceof Element)) parents.add(target as Element);
  for (const parent of parents) void look(parent);
}).observe(document, {childList: true, subtree: true});
