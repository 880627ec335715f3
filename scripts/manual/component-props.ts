import {type Component, toAttributeName} from '../../src/components/component.js';
import {components} from '../../src/components/table.js';
import {code, describe, listed, table} from './mdx.js';
import {nextStepsOf} from './next-steps.js';

/** Components on the pages below `demo/site/components`. Components in one list have the same props. */
export const componentPages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  callouts: [['Note', 'Info', 'Tip', 'Check', 'Warning', 'Danger', 'Important'], ['Callout']],
  accordions: [['Accordion'], ['AccordionGroup']],
  steps: [['Steps'], ['Step']],
  tabs: [['Tabs'], ['Tab']],
  views: [['View'], ['Visibility']],
  prompts: [['Prompt']],
  cards: [['Card'], ['CardGroup', 'Columns'], ['Column'], ['Tile'], ['GitHub.Repo']],
  landing: [['Hero'], ['HeroAside'], ['Features'], ['Feature'], ['Logos'], ['CodeResult']],
  links: [['Button'], ['Link'], ['Heading']],
  media: [['Frame'], ['Image']],
  panels: [['Panel']],
  icons: [['Icon']],
  badges: [['Badge'], ['Tooltip']],
  trees: [['Tree'], ['Tree.Folder'], ['Tree.File']],
  colors: [['Color'], ['Color.Row'], ['Color.Item']],
  updates: [['Update']],
  code: [['CodeBlock'], ['CodeGroup']],
  diagrams: [['Latex']],
  fields: [['ParamField'], ['ResponseField'], ['Expandable'], ['RequestExample', 'ResponseExample']],
  endpoints: [['OpenApiEndpoint'], ['OpenApiScalar', 'OpenApiRedoc', 'OpenApiStoplight']],
};

const heading = '## Props';

/**
 * Returns a component page with a table of props for these components. The table replaces everything after the page's
 * own text.
 */
export function withProps(page: string, text: string, names: readonly (readonly string[])[]): string {
  const [own = ''] = text.split(`\n${heading}\n`);
  const parts = names.map(same => [`### ${listed(same)}`, ...same.map(tagText), propsTable(find(same[0] as string))]);
  const hasFlags = names.some(([name]) => Object.values(find(name as string).props).some(({kind}) => kind === 'flag'));
  const note = hasFlags ? ['Boolean props default to `false` unless noted.'] : [];
  return `${[own.trim(), heading, ...note, ...parts.flat(), nextStepsOf(`components/${page}`)].join('\n\n')}\n`;
}

function find(name: string): Component {
  const known = components.find(each => each.name === name || each.aliases?.includes(name));
  if (!known) throw new Error(`There is no component ${name}.`);
  return known;
}

function tagText(name: string): string {
  const known = find(name);
  const others = [known.name, ...(known.aliases ?? [])].filter(each => each !== name).map(each => code(`<${each}>`));
  const tag = known.name === name ? known.tag : name.replace(/^OpenApi/, 'openapi-').toLowerCase();
  return `${code(`<${name}>`)} is ${code(`<${tag}>`)} in HTML${others.length > 0 ? `, and also ${listed(others)}` : ''}.`;
}

const kinds = {
  text: 'string',
  rich: 'string or markup',
  flag: 'boolean',
  number: 'number',
  data: 'string, list, or object',
} as const;

function propsTable({props}: Component): string {
  const rows = Object.entries(props).map(([name, {doc, kind, words, attribute}]) => {
    const attributeName = attribute ?? toAttributeName(name);
    return [
      code(name),
      kinds[kind],
      [
        describe(doc),
        words &&
          !doc.includes(words.split(' ')[1] as string) &&
          `Allowed values: ${words.split(' ').map(code).join(', ')}.`,
        attributeName !== name && `Attribute: ${code(attributeName)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ];
  });
  return rows.length === 0 ? 'It has no props.' : table(['Prop', 'Type', 'Description'], rows);
}
