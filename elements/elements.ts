// All elements for any page, each defined when its tag appears. Nothing else is loaded until then.
const known = /^(?:docs|param|response|request|code|card|accordion|copy|openapi)-/;

async function look(root: ParentNode): Promise<void> {
  const found = [...root.querySelectorAll(':not(:defined)')].some(({localName}) => known.test(localName));
  if (found) (await import('./embed/define-foreign.js')).defineForeignBelow(root);
}

void look(document);
// What a script adds later.
new MutationObserver(changes => {
  if (changes.some(({addedNodes}) => addedNodes.length > 0)) void look(document);
}).observe(document, {childList: true, subtree: true});
