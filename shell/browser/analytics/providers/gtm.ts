import {type Provider, queue} from '../provider.js';

/** Google Tag Manager: each page is an event `page_view` that fires tags of the container. */
export const gtm: Provider = ({settings: {tagId}, load}) => {
  if (!tagId) return undefined;
  const data = queue('dataLayer');
  data.push({'gtm.start': Date.now(), event: 'gtm.js'});
  void load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`);
  return ({url, path, title}) =>
    void data.push({event: 'page_view', page_location: url, page_path: path, page_title: title});
};
