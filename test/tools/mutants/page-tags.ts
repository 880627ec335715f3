import type {Nodes} from 'mdast';
import type {Source} from '../../../src/base/source.js';
import {type Component, toAttributeName} from '../../../src/components/component.js';
import {isAllowedElement} from '../../../src/components/html-elements.js';
import {findComponent} from '../../../src/components/table.js';
import type {Kind, Site} from './mutation.js';
import {attributesOf, isRefused, isTag, type Range, type Tag, tagsOf} from './page-tree.js';
import type {Random} from './random.js';
import type {SampleProject} from './sample-project.js';
import {typo} from './typo.js';

// Faults in tags and their props.

const hint = /<[A-Za-z]/;
const pairs = ['tag-unclosed', 'tag-unopened'];
const locations = ['path', 'query', 'body', 'header'];

/** Yields the tags that have a closing tag, with its position. */
function* closed(source: Source): Generator<{readonly tag: Tag; readonly around: readonly Nodes[]} & Range> {
  for (const each of tagsOf(source)) {
    const close = `</${each.tag.name}>`;
    if (!source.text.slice(each.start, each.end).endsWith(close)) continue;
    yield {...each, end: each.end - close.length};
  }
}

/** Returns whether no tag around this one has the same name. Otherwise either tag could be the unclosed one. */
function isAlone({tag, around}: {readonly tag: Tag; readonly around: readonly Nodes[]}): boolean {
  const isSame = (node: Nodes): boolean => isTag(node) && node.name === tag.name;
  const holdsSame = (node: Nodes): boolean =>
    'children' in node && node.children.some(child => isSame(child) || holdsSame(child));
  return !around.some(isSame) && !holdsSame(tag);
}

/** Returns our component for a tag, unless the project defines its own component with this name. */
function componentOf({name}: Tag, project: SampleProject, {text}: Source): Component | undefined {
  const component = name && /^[A-Z]\w*$/.test(name) ? findComponent(name) : undefined;
  const isOwn = new RegExp(`(?:import|export)[^\n]*\\b${name}\\b`).test(text);
  return component && !isOwn && project ? component : undefined;
}

/** Returns an unknown name similar to a component's name. */
function wrongName(name: string, project: SampleProject, random: Random): string | undefined {
  const near = typo(name, random);
  const isTaken =
    findComponent(near) !== undefined ||
    isAllowedElement(near) ||
    !/^[A-Z]/.test(near) ||
    project.pages.some(({text}) => text.includes(near));
  return isTaken ? undefined : near;
}

export const closeTagRemoved: Kind = {
  name: 'end of a tag removed',
  codes: ['tag-unclosed'],
  hint,
  sites: source =>
    [...closed(source)]
      .filter(isAlone)
      .map(({tag, start, end}) => ({start: end, end: end + `</${tag.name}>`.length, text: '', at: start})),
  isFault: isRefused,
};

export const openTagMisspelt: Kind = {
  name: 'name of a beginning tag misspelt',
  codes: [...pairs, 'component-unknown'],
  hint,
  sites: (source, project, random) =>
    [...closed(source)].filter(isAlone).flatMap(({tag, start}): Site[] => {
      const near = componentOf(tag, project, source) && wrongName(tag.name as string, project, random);
      return near ? [{start: start + 1, end: start + 1 + (tag.name as string).length, text: near}] : [];
    }),
};

export const closeTagMisspelt: Kind = {
  name: 'name of an end tag misspelt',
  codes: pairs,
  hint,
  sites: (source, project, random) =>
    [...closed(source)].filter(isAlone).flatMap(({tag, end}): Site[] => {
      const near = componentOf(tag, project, source) && wrongName(tag.name as string, project, random);
      return near ? [{start: end + 2, end: end + 2 + (tag.name as string).length, text: near}] : [];
    }),
};

export const componentMisspelt: Kind = {
  name: 'component misspelt',
  codes: ['component-unknown'],
  hint: /<[A-Z][^<]*\/>/,
  sites: (source, project, random) =>
    [...tagsOf(source)].flatMap(({tag, start, end}): Site[] => {
      if (!source.text.slice(start, end).endsWith('/>') || !componentOf(tag, project, source)) return [];
      const near = wrongName(tag.name as string, project, random);
      return near ? [{start: start + 1, end: start + 1 + (tag.name as string).length, text: near}] : [];
    }),
};

export const quoteRemoved: Kind = {
  name: 'quote of a prop removed',
  codes: ['tag-unreadable'],
  // The page has one link less to a missing folder.
  follows: ['asset-missing'],
  hint: /<[A-Za-z][^<]*="/,
  sites: source =>
    [...tagsOf(source)].flatMap(({tag, start}) =>
      attributesOf(tag)
        .filter(each => /=\s*"[^"\n]*"$/.test(source.text.slice(each.start, each.end)))
        .filter(each => !source.text.slice(start, each.end).includes('\n'))
        .map((each): Site => ({start: each.end - 1, end: each.end, text: '', at: start})),
    ),
  isFault: isRefused,
};

export const propMisspelt: Kind = {
  name: 'prop misspelt',
  codes: ['prop-unknown'],
  // A field with a misspelled location has none.
  follows: ['param-one-location'],
  hint: /<[A-Z]\w*\s/,
  sites: (source, project, random) =>
    [...tagsOf(source)].flatMap(({tag}) => {
      const component = componentOf(tag, project, source);
      if (!component) return [];
      return attributesOf(tag).flatMap(({name, start}): Site[] => {
        if (!Object.hasOwn(component.props, name) || name.length < 4) return [];
        const near = typo(name, random);
        const isProp = Object.entries(component.props).some(
          ([each, prop]) => each === near || toAttributeName(each) === near || prop.attribute === near,
        );
        return isProp || near === 'slot' ? [] : [{start, end: start + name.length, text: near}];
      });
    }),
};

export const propValueWrong: Kind = {
  name: 'value of a prop that it cannot have',
  codes: ['prop-value'],
  hint: /<[A-Z]\w*\s/,
  sites: (source, project, random) =>
    [...tagsOf(source)].flatMap(({tag}) => {
      const component = componentOf(tag, project, source);
      return attributesOf(tag).flatMap(({name, start, end}): Site[] => {
        const prop = component && Object.hasOwn(component.props, name) ? component.props[name] : undefined;
        const wrong = prop && wrongValue(prop, random);
        return wrong ? [{start, end, text: `${name}=${wrong}`, at: start}] : [];
      });
    }),
};

function wrongValue({kind, words}: Component['props'][string], random: Random): string | undefined {
  if (kind === 'number') return random.pick(['"three"', '{true}', '{"wide"}']);
  if (kind === 'flag') return random.pick(['"yes"', '"no"', '{1}']);
  const word = words && random.pick(words.split(' '));
  return word ? `"${typo(word, random)}x"` : undefined;
}

export const twoLocations: Kind = {
  name: 'two locations of a parameter',
  codes: ['param-one-location'],
  hint: /<ParamField/,
  sites: (source, project, random) =>
    [...tagsOf(source)].flatMap(({tag, start}): Site[] => {
      if (tag.name !== 'ParamField' || !componentOf(tag, project, source)) return [];
      const given = new Set(attributesOf(tag).map(({name}) => name));
      const other = random.pick(locations.filter(each => !given.has(each)));
      const at = start + '<ParamField'.length;
      if (!other || !locations.some(each => given.has(each))) return [];
      return [{start: at, end: at, text: ` ${other}="other"`, at: start}];
    }),
};

/** Returns a kind of fault that adds a forbidden attribute to an ordinary tag. */
function attributeAdded(name: string, code: string, text: string): Kind {
  return {
    name,
    codes: [code],
    hint,
    sites: (source, project) =>
      [...tagsOf(source)].flatMap(({tag, start}): Site[] => {
        const known = tag.name as string;
        const isKnown = componentOf(tag, project, source) || (/^[a-z]/.test(known) && isAllowedElement(known));
        const at = start + 1 + known.length;
        return isKnown ? [{start: at, end: at, text, at: start}] : [];
      }),
  };
}

export const handlerAdded = attributeAdded('handler in a tag', 'code-unsupported', ' onClick={() => alert(1)}');

export const htmlInText = attributeAdded(
  'HTML in text in a tag',
  'html-dropped',
  ' dangerouslySetInnerHTML={{__html: "x"}}',
);

export const tagKinds: readonly Kind[] = [
  closeTagRemoved,
  openTagMisspelt,
  closeTagMisspelt,
  componentMisspelt,
  quoteRemoved,
  propMisspelt,
  propValueWrong,
  twoLocations,
  handlerAdded,
  htmlInText,
];
