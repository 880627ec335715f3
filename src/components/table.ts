import {accordion, accordionGroup, expandable} from './accordion.js';
import {badge} from './badge.js';
import {callouts} from './callout.js';
import {card, cardGroup, column, columns, tile} from './card.js';
import {codeElement} from './code-element.js';
import {codeGroup, requestExample, responseExample} from './code-group.js';
import {color} from './color.js';
import type {Component} from './component.js';
import {paramField, responseField} from './fields.js';
import {frame, image} from './frame.js';
import {githubRepo} from './github-repo.js';
import {heading} from './heading.js';
import {iconComponent} from './icon.js';
import {codeResult, feature, features, hero, heroAside, logos} from './landing.js';
import {latex} from './latex.js';
import {button, link} from './link.js';
import {openapiEndpoint, thirdpartyViewers} from './openapi-endpoint.js';
import {panel} from './panel.js';
import {prompt} from './prompt.js';
import {step, steps} from './steps.js';
import {docsTab, docsTabs} from './tabs.js';
import {tooltip} from './tooltip.js';
import {tree} from './tree.js';
import {update} from './update.js';
import {view} from './view.js';
import {visibility} from './visibility.js';

/** All components. No other code lists their names and tags. */
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
  codeElement,
  codeGroup,
  requestExample,
  responseExample,
  paramField,
  responseField,
  openapiEndpoint,
  ...thirdpartyViewers,
  frame,
  githubRepo,
  heading,
  iconComponent,
  tooltip,
  badge,
  image,
  link,
  button,
  update,
  panel,
  view,
  visibility,
  prompt,
  latex,
  ...color,
  ...tree,
  hero,
  heroAside,
  logos,
  features,
  feature,
  codeResult,
];

// Find `<ParamField>` and `<param-field>` as the same component (docs/contract.md, section 4).
const byName: ReadonlyMap<string, Component> = new Map(
  components.flatMap(each => [each.name, each.tag, ...(each.aliases ?? [])].map(name => [name, each])),
);

export function findComponent(name: string): Component | undefined {
  return byName.get(name);
}
