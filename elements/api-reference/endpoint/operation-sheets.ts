import answersCss from '../../theme/answers.css';
import codeCss from '../../theme/code.css';
import tabsCss from '../../theme/components/tabs.css';
import optionsCss from '../../theme/endpoint-options.css';
import printCss from '../../theme/print.css';
import {proseSheets} from '../../theme/prose-sheets.js';
import readingCss from '../../theme/reading.css';
import specTextCss from '../../theme/spec-text.css';
import touchCss from '../../theme/touch.css';

/** What operations need beyond the sheets that every view needs, and pages of ours do not have. */
export const operationSheets: readonly string[] = [specTextCss, answersCss, readingCss];

/**
 * In the order in which they are wanted: descriptions and flows of sign-in need the first alone, lists and tables the first
 * two, code and tabs all.
 */
export const orderedSheets: readonly string[] = [
  specTextCss,
  proseSheets.join('\n'),
  codeCss,
  tabsCss,
  touchCss,
  printCss,
  answersCss,
  readingCss,
  optionsCss,
];
