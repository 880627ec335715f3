import {globals, type Provider, queue} from '../provider.js';

/** Google Analytics 4: gtag.js, with Lectern's page views instead of its own first one. */
export const ga4: Provider = ({settings: {measurementId}, load}) => {
  if (!measurementId) return undefined;
  const data = queue('dataLayer');
  // It recognizes calls by `arguments`, which is not an array.
  function gtag(..._: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: what the library reads is this very object.
    data.push(arguments);
  }
  globals.gtag ??= gtag;
  gtag('js', new Date());
  gtag('config', measurementId, {send_page_view: false});
  void load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
  return ({url, title}) => gtag('event', 'page_view', {page_location: url, page_title: title, send_to: measurementId});
};
