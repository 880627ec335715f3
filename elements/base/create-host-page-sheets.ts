import codeCss from '../theme/code.css';
import {componentSheets} from '../theme/component-sheets.js';
import contentCss from '../theme/content.css';
import printCss from '../theme/print.css';
import {proseSheets} from '../theme/prose-sheets.js';
import {tokenSheets} from '../theme/token-sheets.js';
import touchCss from '../theme/touch.css';
import {createSheet} from './adopt.js';
import {getForcedColorSheets} from './forced-colors.js';
import foreignCss from './foreign.css';
import foreignGapCss from './foreign-gap.css';
import foreignInlineCss from './foreign-inline.css';
import foreignSlottedCss from './foreign-slotted.css';

let shared: CSSStyleSheet[] | undefined;
let inline: CSSStyleSheet | undefined;

/** Returns the style sheets of a shadow root in a host page. All elements share them. */
export function createHostPageSheets(isInline: boolean): CSSStyleSheet[] {
  const texts = [
    foreignCss,
    foreignGapCss,
    foreignSlottedCss,
    ...tokenSheets,
    contentCss,
    ...proseSheets,
    codeCss,
    ...componentSheets,
    touchCss,
    printCss,
  ];
  shared ??= [...texts.map(createSheet), ...getForcedColorSheets()];
  if (!isInline) return shared;
  inline ??= createSheet(foreignInlineCss);
  return [...shared, inline];
}
