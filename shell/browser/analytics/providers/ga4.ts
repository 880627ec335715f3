import {getQueue, globals, type Provider} from '../provider.js';

/** Google Analytics 4 (gtag.js): without its automatic first page view, because Lectern sends all of them. */
export const ga4: Provider = ({settings: {measurementId}, load}) => {
  if (!measurementId) return undefined;
  const data = getQueue('dataLayer');
  // gtag.js recognizes calls by the type of `arguments`. An array would count as data.
  function gtag(..._: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the library reads only this object.
    data.push(arguments);
  }
  globals.gtag ??= gtag;
  gtag('js', new Date());
  gtag('config', measurementId, {send_page_view: false});
  void load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
  return ({url, title}) => gtag('event', 'page_view', {page_location: url, page_title: title, send_to: measurementId});
};
