import {own} from '../../base/json.js';
import {type PageSettings, pageSettings} from './page-settings.js';

/** Settings of a page with those that `x-mint` of `info` gives to all pages of the document; its own go before. */
export function withInfo(settings: PageSettings | undefined, document: unknown): PageSettings | undefined {
  const {metadata, content} = pageSettings(own(document, 'info'), undefined) ?? {};
  if (!metadata && content === undefined) return settings;
  return {
    ...(content !== undefined && {content}),
    ...settings,
    ...(metadata && {metadata: {...metadata, ...settings?.metadata}}),
  };
}
