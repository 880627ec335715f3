import {callQueue, globals, type Provider} from '../provider.js';

/** A chat widget: it is told that the page has changed, which its rules ask for. */
export const intercom: Provider = ({settings: {appId}, load}) => {
  if (!appId) return undefined;
  globals.intercomSettings = {app_id: appId};
  const call = callQueue('Intercom');
  void load(`https://widget.intercom.io/widget/${encodeURIComponent(appId)}`);
  let isFirst = true;
  return () => {
    if (!isFirst) call('update');
    isFirst = false;
  };
};
