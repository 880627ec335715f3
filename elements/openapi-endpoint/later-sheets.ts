import answersCss from '../theme/answers.css';
import codeCss from '../theme/code.css';
import tabsCss from '../theme/components/tabs.css';
import overviewCss from '../theme/overview.css';
import proseCss from '../theme/prose.css';

/** What a description or an example may need, beyond the sheets that every view needs; lists and tables need the first alone. */
export const laterSheets: readonly string[] = [proseCss, codeCss, tabsCss];

/** Sheets of views alone: pages of ours have the others. */
export const viewSheets: readonly string[] = [answersCss, overviewCss];
