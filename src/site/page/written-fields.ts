import type {WrittenField} from '../../api-reference/form/build-fields-document.js';
import {isForAgents, readFlagProp, readTextProp} from '../../markdown/render/read-props.js';
import type {RenderElement, RenderNode} from '../../tree/render-tree.js';

const places = ['path', 'query', 'header', 'cookie', 'body'] as const;

/** Returns the parameters that a page documents by `<ParamField>`, to build its request form. */
export function readWrittenFields(nodes: readonly RenderNode[]): readonly WrittenField[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element' || isForAgents(node)) return [];
    return node.name === 'ParamField' ? readField(node) : readWrittenFields(node.children);
  });
}

function readField(element: RenderElement): readonly WrittenField[] {
  const place = places.find(each => readTextProp(element, each) !== undefined);
  if (!place) return [];
  const preset = readPreset(element, 'initialValue') ?? readPreset(element, 'default');
  const placeholder = readTextProp(element, 'placeholder')?.trim();
  return [
    {
      in: place,
      name: readTextProp(element, place) ?? '',
      type: readTextProp(element, 'type')?.trim() ?? '',
      required: readFlagProp(element, 'required'),
      fields: readWrittenFields(element.children),
      ...(preset && {default: preset}),
      ...(placeholder && {placeholder}),
    },
  ];
}

function readPreset(element: RenderElement, name: string): string | undefined {
  const given = element.attributes.get(name);
  return (typeof given === 'boolean' ? String(given) : readTextProp(element, name))?.trim();
}
