import type {ChromeInput} from './chrome.js';

export interface LogoPicture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** URLs of the logos for light and dark backgrounds. */
export interface LogoPictures {
  readonly light: LogoPicture;
  readonly dark: LogoPicture;
}

/** Returns the logos of docs.json. If one is missing or its URL is not allowed, uses the other for both. */
export function findLogoPictures({config, asset, ports}: ChromeInput): LogoPictures | undefined {
  const light = config.logo?.light ? asset(config.logo.light) : undefined;
  const dark = config.logo?.dark ? asset(config.logo.dark) : undefined;
  const picture = light ?? dark;
  if (picture === undefined) return undefined;
  const sized = (src: string) => ({src, ...ports?.imageSize?.(src, true)});
  return {light: sized(light ?? picture), dark: sized(dark ?? picture)};
}
