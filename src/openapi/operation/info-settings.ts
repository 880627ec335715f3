import {own} from '../../base/json.js';
import {type PageSettings, pageSettings} from './page-settings.js';

/** Merges the defaults of `info.x-mint` into the settings of a page, which take precedence. */
export function withInfo(settings: PageSettings | undefined, document: unknown): PageSettings | undefined {
  const {metadata, content} = pageSettings(own(document, 'info'), undefined) ?? {};
  if (!metadata && content === undefined) return settings;
  return {
    ...(content !== undefined && {content}),
    ...settings,
    ...(metadata && {metadata: {...metadata, ...settings?.metadata}}),
  };
}
