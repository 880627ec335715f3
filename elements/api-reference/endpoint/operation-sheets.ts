import answersCss from '../../theme/answers.css';
import readingCss from '../../theme/reading.css';
import requestBarCss from '../../theme/request-bar.css';
import specTextCss from '../../theme/spec-text.css';

/** Style sheets of operations beyond those of every view. A site has the others that they need. */
export const operationSheets: readonly string[] = [specTextCss, answersCss, requestBarCss, readingCss];
