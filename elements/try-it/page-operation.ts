import type {WrittenField} from '../../src/try-it/fields-document.js';

const places = ['path', 'query', 'header', 'body'] as const;

/** The parameters that a page documents with `<ParamField>`, fields inside a field below it. */
export function fieldsIn(root: ParentNode): readonly WrittenField[] {
  const all = [...root.querySelectorAll('param-field')];
  const outer = all.filter(each => {
    const parent = each.parentElement?.closest('param-field');
    return !parent || !root.contains(parent) || parent === root;
  });
  return outer.flatMap(each => {
    const place = places.find(name => each.hasAttribute(name));
    if (!place) return [];
    const head = each.querySelector('.field-head');
    const text = (selector: string) => head?.querySelector(selector)?.textContent?.trim() ?? '';
    const preset = text('.field-default code');
    return [
      {
        in: place,
        name: each.getAttribute(place) ?? '',
        type: text('.field-type'),
        required: head?.querySelector('.field-required') !== null,
        fields: fieldsIn(each),
        ...(preset !== '' && {default: preset}),
      },
    ];
  });
}
