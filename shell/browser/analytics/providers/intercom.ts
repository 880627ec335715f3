import {createCallQueue, globals, type Provider} from '../provider.js';

/** Intercom: chat widget. Gets page changes, because its rules can depend on the URL. */
export const intercom: Provider = ({settings: {appId}, load}) => {
  if (!appId) return undefined;
  globals.intercomSettings = {app_id: appId};
  const call = createCallQueue('Intercom');
  void load(`https://widget.intercom.io/widget/${encodeURIComponent(appId)}`);
  let isFirst = true;
  return () => {
    if (!isFirst) call('update');
    isFirst = false;
  };
};
