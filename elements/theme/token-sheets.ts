import tokens from './tokens.css';
import tones from './tones.css';

/** Style sheets of the theme tokens. */
export const tokenSheets: readonly string[] = [tokens, tones];
