import type {Html} from '../../base/html.js';
import type {ViewSettings} from '../../base/view-settings.js';
import type {Config, ContextualOption} from '../../config/config.js';
import {mcpAction} from '../../config/further/mcp.js';
import {readOptions} from '../../config/further/tools.js';
import type {PageLocation, Section} from '../../navigation/navigation.js';
import {renderDirectory} from '../directory.js';
import type {FrameInput} from '../frame.js';
import {extraCss} from './extra-css.js';
import {feedbackOf} from './feedback.js';
import {globalSelectors} from './global-selectors.js';
import {relatedOf, versionOf} from './page-extras.js';
import {toolLink} from './tool-link.js';
import {configAt} from './variant-config.js';
import {viewSettingsOf} from './view-settings.js';

/**
 * What the frame has besides on sites that ask for it in docs.json, or on pages that do in their heads. Loaded for those:
 * `FrameInput.extras` is absent elsewhere.
 */
export interface Extras {
  /** Rules of the style sheet of the site. */
  css(config: Config): string;
  /** What docs.json says of the views of operations. */
  views(config: Config): ViewSettings | undefined;
  /** docs.json as it holds where a page stands. */
  configAt(config: Config, location: PageLocation): Config;
  /** A known tool in the menu of a page. */
  tool(option: Exclude<ContextualOption, string>, input: FrameInput): readonly Html[];
  /** The menu of a page that its head writes, where it has such tools. */
  actions(menu: unknown, config: Config): readonly ContextualOption[] | undefined;
  selectors(input: FrameInput): readonly Html[];
  /** What an anchor is called in `css`. */
  mark(section: Section, config: Config): string | undefined;
  /** Beside what stands above the title. */
  eyebrow(input: FrameInput): Html;
  /** At the end of a page, before its neighbours. */
  bottom(input: FrameInput): readonly Html[];
}

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
