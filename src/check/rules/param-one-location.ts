import type {Problem} from '../../base/problem.js';
import {formatList} from '../../messages/format.js';
import type {TagUse} from '../uses.js';

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** Finds a `<ParamField>` with more than one location in the request, or with none. */
export function checkParamOneLocation({element, component, place}: TagUse): readonly Problem[] {
  const {attributes} = element;
  if (component?.name === 'ResponseField') return withoutName({element, component, place});
  if (component?.name !== 'ParamField' || [...attributes.keys()].some(name => name.startsWith('...'))) return [];
  const given = locations.filter(name => attributes.has(name));
  const [first, second] = given;
  if (given.length === 1) return [];
  const problem = {code: 'param-one-location', place: place()};
  const written = (name: string) => {
    const value = attributes.get(name);
    return typeof value === 'string' ? `${name}="${value}"` : name;
  };
  if (first && second)
    return [
      {
        ...problem,
        level: 'error',
        message: `<ParamField> has ${given.length === 2 ? 'two' : given.length} locations, ${formatList(given.map(written), 'en')}. A parameter has one location.`,
        fix: `Delete ${formatList(given.slice(1).map(written), 'en')}.`,
      },
    ];
  const name = attributes.get('name');
  if (name !== undefined)
    return [
      {
        ...problem,
        level: 'warning',
        message: `<ParamField ${written('name')}> has no location, so readers do not know where to send the parameter.`,
        fix:
          typeof name === 'string'
            ? `Write query="${name}", or use path, body, header, or cookie.`
            : 'Write query, path, body, header, or cookie instead of name.',
      },
    ];
  return [
    {
      ...problem,
      level: 'error',
      message: '<ParamField> has neither a location nor a name, so readers do not know what it documents.',
      fix: 'Add query="name", or use path, body, header, or cookie.',
    },
  ];
}

/** Reports a `<ResponseField>` without a field name. */
function withoutName({element: {attributes}, place}: TagUse): readonly Problem[] {
  const names = ['name', ...locations];
  if ([...attributes.keys()].some(key => names.includes(key) || key.startsWith('...'))) return [];
  return [
    {
      code: 'param-one-location',
      level: 'error',
      message: '<ResponseField> has no name, so readers do not know what it documents.',
      fix: 'Add name="id", with the name of the field.',
      place: place(),
    },
  ];
}
