import {mcpAction} from '../../config/further/mcp.js';
import {readOptions} from '../../config/further/tools.js';
import type {Extras} from './chrome.js';
import {renderDirectory} from './directory.js';
import {feedbackOf} from './feedback.js';
import {globalSelectors} from './global-selectors.js';
import {extraCss} from './optional-css.js';
import {relatedOf, versionOf} from './page-extras.js';
import {toolLink} from './tool-link.js';
import {configAt} from './variant-config.js';
import {viewSettingsOf} from './view-settings.js';

export const extras: Extras = {
  css: extraCss,
  views: viewSettingsOf,
  configAt,
  tool: toolLink,
  actions: (menu, {further, name}) => readOptions(menu, option => mcpAction(option, further?.mcp, name)),
  selectors: globalSelectors,
  mark: ({path}, {further}) => (further?.nodes.get(path)?.color ? path : undefined),
  eyebrow: versionOf,
  bottom: input => [renderDirectory(input), relatedOf(input), feedbackOf(input)],
};
