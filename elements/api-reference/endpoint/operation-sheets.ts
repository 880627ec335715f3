import answersCss from '../../theme/answers.css';
import codeCss from '../../theme/code.css';
import tabsCss from '../../theme/components/tabs.css';
import optionsCss from '../../theme/endpoint-options.css';
import printCss from '../../theme/print.css';
import {proseSheets} from '../../theme/prose-sheets.js';
import readingCss from '../../theme/reading.css';
import requestBarCss from '../../theme/request-bar.css';
import specTextCss from '../../theme/spec-text.css';
import touchCss from '../../theme/touch.css';

/** Style sheets of operations beyond those of every view. Sites have them already. */
export const operationSheets: readonly string[] = [specTextCss, answersCss, requestBarCss, readingCss];

/** In order of need: descriptions and OAuth flows use the first, lists and tables the first two, code and tabs all. */
export const orderedSheets: readonly string[] = [
  specTextCss,
  proseSheets.join('\n'),
  codeCss,
  tabsCss,
  touchCss,
  printCss,
  answersCss,
  requestBarCss,
  readingCss,
  optionsCss,
];
