import {getOwn} from '../../base/json.js';
import {type PageSettings, readPageSettings} from './read-page-settings.js';

/** Merges the defaults from `info.x-mint` into the page settings, which take precedence. */
export function withInfo(settings: PageSettings | undefined, document: unknown): PageSettings | undefined {
  const {metadata, content} = readPageSettings(getOwn(document, 'info'), undefined) ?? {};
  if (!metadata && content === undefined) return settings;
  return {
    ...(content !== undefined && {content}),
    ...settings,
    ...(metadata && {metadata: {...metadata, ...settings?.metadata}}),
  };
}
