import {own} from '../../base/json.js';
import {type PageSettings, pageSettings} from './page-settings.js';

/** Merges the defaults from `info.x-mint` into the page settings, which take precedence. */
export function withInfo(settings: PageSettings | undefined, document: unknown): PageSettings | undefined {
  const {metadata, content} = pageSettings(own(document, 'info'), undefined) ?? {};
  if (!metadata && content === undefined) return settings;
  return {
    ...(content !== undefined && {content}),
    ...settings,
    ...(metadata && {metadata: {...metadata, ...settings?.metadata}}),
  };
}
