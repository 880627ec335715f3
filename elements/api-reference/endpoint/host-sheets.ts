import codeCss from '../../theme/code.css';
import tabsCss from '../../theme/components/tabs.css';
import optionsCss from '../../theme/endpoint-options.css';
import printCss from '../../theme/print.css';
import {proseSheets} from '../../theme/prose-sheets.js';
import rightToLeftCss from '../../theme/right-to-left.css';
import touchCss from '../../theme/touch.css';
import {operationSheets} from './operation-sheets.js';

const [specTextCss = '', ...others] = operationSheets;

/**
 * Additional style sheets of operations in host pages. Each needs those before it. Descriptions and OAuth flows need
 * the first. Lists and tables need the first two. Code and tabs need all.
 */
export const hostSheets: readonly string[] = [
  specTextCss,
  proseSheets.join('\n'),
  codeCss,
  tabsCss,
  touchCss,
  printCss,
  ...others,
  optionsCss,
  rightToLeftCss,
];
