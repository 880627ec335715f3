/** Returns the visible content of an element, for any renderer. Runs in a browser. */
export function snapshot(selector: string): string {
  const ids = /^(?:P\d+-\d+|[_:«]r.*)$/;
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    if (!(node instanceof Element)) return '';
    const inside = [...node.childNodes].map(read).join('');
    if (/^docs-(?:live|slot)$/.test(node.localName)) return inside;
    const field = node as HTMLInputElement;
    const isField = /^(?:input|textarea|select)$/.test(node.localName);
    const attributes = [...node.attributes]
      // Leaves out values that are an attribute in one library and a property in another.
      .filter(({name}) => !['value', 'checked', 'selected', 'muted', 'autofocus'].includes(name))
      .map(
        ({name, value}) =>
          `${name}=${ids.test(value) ? 'ID' : name === 'style' ? (node as HTMLElement).style.cssText : value}`,
      )
      .sort();
    const state = isField
      ? ` [${field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value}]`
      : '';
    return `<${[node.localName, ...attributes].join(' ')}${state}>${node.localName === 'textarea' ? '' : inside}</>`;
  };
  const box = document.querySelector(selector) as Element;
  return [...box.childNodes].map(read).join('') + [...document.querySelectorAll('body > .portal')].map(read).join('');
}
