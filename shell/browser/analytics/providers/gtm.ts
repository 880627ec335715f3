import {getQueue, type Provider} from '../provider.js';

/** Google Tag Manager: sends an event `page_view` for each page. Triggers in the container use it. */
export const gtm: Provider = ({settings: {tagId}, load}) => {
  if (!tagId) return undefined;
  const data = getQueue('dataLayer');
  data.push({'gtm.start': Date.now(), event: 'gtm.js'});
  void load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`);
  return ({url, path, title}) =>
    void data.push({event: 'page_view', page_location: url, page_path: path, page_title: title});
};
