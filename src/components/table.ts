import {accordion, accordionGroup, expandable} from './accordion.js';
import {callouts} from './callout.js';
import {card, cardGroup, column, columns, tile} from './card.js';
import {codeGroup, requestExample, responseExample} from './code-group.js';
import type {Component} from './component.js';
import {paramField, responseField} from './fields.js';
import {iconComponent} from './icon.js';
import {badge, button, frame, image, link, panel, tooltip, tree, update} from './media.js';
import {step, steps} from './steps.js';
import {docsTab, docsTabs} from './tabs.js';

/** The one table of components: names in pages and tags stand here and nowhere else. */
export const components: readonly Component[] = [
  ...callouts,
  card,
  cardGroup,
  columns,
  column,
  tile,
  docsTabs,
  docsTab,
  steps,
  step,
  accordion,
  accordionGroup,
  expandable,
  codeGroup,
  requestExample,
  responseExample,
  paramField,
  responseField,
  frame,
  iconComponent,
  tooltip,
  badge,
  image,
  link,
  button,
  update,
  panel,
  ...tree,
];

// `<ParamField>` and `<param-field>` are the same component (CONTRACT.md 4).
const byName: ReadonlyMap<string, Component> = new Map(
  components.flatMap(each => [
    [each.name, each],
    [each.tag, each],
  ]),
);

export function findComponent(name: string): Component | undefined {
  return byName.get(name);
}
