import answersCss from '../../theme/answers.css';
import readingCss from '../../theme/reading.css';
import requestBarCss from '../../theme/request-bar.css';
import specTextCss from '../../theme/spec-text.css';

/** Additional style sheets of operations in sites. Host pages need more (`host-sheets.ts`). */
export const operationSheets: readonly string[] = [specTextCss, answersCss, requestBarCss, readingCss];
