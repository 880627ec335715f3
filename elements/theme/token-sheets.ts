import tokens from './tokens.css';
import tones from './tones.css';

/** The values of the theme. */
export const tokenSheets: readonly string[] = [tokens, tones];
