import accordions from './components/accordions.css';
import badges from './components/badges.css';
import callouts from './components/callouts.css';
import cards from './components/cards.css';
import colors from './components/colors.css';
import expandables from './components/expandables.css';
import fields from './components/fields.css';
import formulas from './components/formulas.css';
import frames from './components/frames.css';
import landing from './components/landing.css';
import prompts from './components/prompts.css';
import scripts from './components/scripts.css';
import steps from './components/steps.css';
import tabs from './components/tabs.css';
import trees from './components/trees.css';
import updates from './components/updates.css';

/**
 * Style sheets of the components, in cascade order. A sheet loads before the first page that has its component appears.
 */
export const componentSheets: readonly string[] = [
  callouts,
  cards,
  tabs,
  steps,
  accordions,
  expandables,
  fields,
  frames,
  badges,
  updates,
  trees,
  prompts,
  colors,
  formulas,
  scripts,
  landing,
];
