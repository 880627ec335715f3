import type {Config} from '../../../src/config/config.js';
import {paletteNames} from '../../../src/markdown/code/palettes.js';
import {codeCss} from '../../../src/site/chrome/code-css.js';
import {adoptNamed} from '../../base/adopt.js';

/** The colours of code that docs.json chooses; loaded only for sites that choose some. */
export function putOnCode(config: Pick<Config, 'code' | 'styling'>): void {
  adoptNamed('code', codeCss(config));
}

/** The colours of a block that names its own theme. */
export function putOnBlocks(): void {
  const plain = {code: {}, styling: {codeblocks: 'system'}} as const;
  adoptNamed('code-blocks', codeCss(plain, paletteNames));
}
