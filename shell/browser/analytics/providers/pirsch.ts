import type {Provider} from '../provider.js';

const hit = 'https://api.pirsch.io/hit';

/** Pirsch: loads its events script only. Its page view script counts every `#section` as a page. */
export const pirsch: Provider = ({settings: {id}, load}) => {
  if (!id) return undefined;
  const ready = load('https://api.pirsch.io/pa.js', {id: 'pianjs', 'data-code': id, 'data-disable-page-views': ''});
  return async ({url, title}) => {
    await ready;
    const query = new URLSearchParams({
      nc: String(Date.now()),
      code: id,
      url: url.slice(0, 1800),
      t: title,
      ref: document.referrer,
      w: String(screen.width),
      h: String(screen.height),
    });
    await fetch(`${hit}?${query}`, {credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer'});
  };
};
