import answersCss from '../theme/answers.css';
import channelCss from '../theme/channel.css';
import codeCss from '../theme/code.css';
import tabsCss from '../theme/components/tabs.css';
import optionsCss from '../theme/endpoint-options.css';
import exportsCss from '../theme/exports.css';
import overviewCss from '../theme/overview.css';
import printCss from '../theme/print.css';
import proseCss from '../theme/prose.css';
import specTextCss from '../theme/spec-text.css';
import touchCss from '../theme/touch.css';

/** What some views need beyond the sheets that every view needs; pages of ours have the others of these. */
export const textSheet: string = specTextCss;

/**
 * In the order in which they are wanted: descriptions and flows of sign-in need the first alone, lists and tables the first
 * two, code and tabs all.
 */
export const laterSheets: readonly string[] = [textSheet, proseCss, codeCss, tabsCss, touchCss, printCss, optionsCss];

/** Sheets of views alone: pages of ours have no others that draw them. */
export const viewSheets: readonly string[] = [answersCss, overviewCss, channelCss, exportsCss];
