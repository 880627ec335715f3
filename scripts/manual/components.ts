import {type Component, kebab} from '../../src/components/component.js';
import {components} from '../../src/components/table.js';
import {type ComponentWords, componentSubjects} from './component-subjects.js';
import {code, escapeWords, listed, type ManualPage, table} from './mdx.js';

/** Returns every component with its props: made from the table that draws them. */
export function componentPages(): readonly ManualPage[] {
  return componentSubjects.map(({components: words, ...page}) => ({
    ...page,
    body: `${Object.entries(words).map(componentText).join('\n\n')}`,
  }));
}

function componentText([name, {about, example, isSourceOnly, like}]: readonly [string, ComponentWords]): string {
  const known = components.find(each => each.name === name || each.aliases?.includes(name));
  if (!known) throw new Error(`There is no component ${name}.`);
  const fence = example.includes('```') ? '````' : '```';
  const others = [known.name, ...(known.aliases ?? [])].filter(each => each !== name).map(each => code(`<${each}>`));
  const tag = known.name === name ? known.tag : name.replace(/^OpenApi/, 'openapi-').toLowerCase();
  return [
    `## ${name}`,
    `${about} As an element: ${code(`<${tag}>`)}.${others.length > 0 ? ` Also: ${listed(others)}.` : ''}`,
    isSourceOnly ? '' : example,
    `${fence}mdx\n${example}\n${fence}`,
    like ? `Its props are those of [${like}](#${like.toLowerCase()}).` : propsTable(known),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const kinds = {text: 'text', rich: 'text or markup', flag: 'true or false', number: 'number', data: 'data'} as const;

function propsTable({props}: Component): string {
  const rows = Object.entries(props).map(([name, {doc, kind, words, attribute}]) => {
    const attributeName = attribute ?? kebab(name);
    return [
      code(name),
      kinds[kind],
      [
        escapeWords(doc),
        words && !doc.includes(words.split(' ')[1] as string) && `One of ${listed(words.split(' ').map(code), 'or')}.`,
        attributeName !== name && `Attribute: ${code(attributeName)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ];
  });
  return rows.length === 0 ? 'It has no props.' : table(['Prop', 'Type', 'What it does'], rows);
}
