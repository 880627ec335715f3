import {globals, type Provider} from '../provider.js';

/** Front: chat widget. Renders itself, and gets no page views. */
export const frontchat: Provider = ({settings: {snippetId}, load}) => {
  if (!snippetId) return undefined;
  void load('https://chat-assets.frontapp.com/v1/chat.bundle.js').then(
    () =>
      (globals.FrontChat as (name: string, options: object) => void)('init', {
        chatId: snippetId,
        useDefaultLauncher: true,
      }),
    () => {},
  );
  return () => {};
};
