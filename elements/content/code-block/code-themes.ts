import type {Config} from '../../../src/config/config.js';
import {paletteNames} from '../../../src/markdown/code/palettes.js';
import {writeCodeCss} from '../../../src/site/chrome/code-css.js';
import {adoptNamed} from '../../base/adopt.js';

/** Applies the code colors that docs.json sets. Loaded only for sites that set them. */
export function applyCodeColors(config: Pick<Config, 'code' | 'styling'>): void {
  adoptNamed('code', writeCodeCss(config));
}

/** Adds the colors of all palettes, for code blocks that set `theme`. */
export function applyBlockThemes(): void {
  const plain = {code: {}, styling: {codeblocks: 'system'}} as const;
  adoptNamed('code-blocks', writeCodeCss(plain, paletteNames));
}
