// The site of a project in a frame without an origin. What it may not ask for itself comes from the page around it.

const ours = new URL(location.href).origin;

addEventListener(
  'message',
  ({data, origin, source, ports: [port]}) => {
    if (source === parent && origin === ours && port) start(data, port);
  },
  {once: true},
);

function start({config, isRead, look}, port) {
  const root = new URL('.', config).href;
  const waiting = new Map();
  port.onmessage = ({data: {id, file}}) => {
    waiting.get(id)?.(file);
    waiting.delete(id);
  };
  let count = 0;
  const ask = path =>
    new Promise(done => {
      waiting.set(++count, done);
      port.postMessage({id: count, path});
    });
  const pathOf = url =>
    isRead && url.startsWith(root)
      ? decodeURIComponent(new URL(url).pathname.slice(new URL(root).pathname.length))
      : undefined;

  const real = fetch.bind(window);
  window.fetch = async (input, init) => {
    const {href} = new URL(input instanceof Request ? input.url : input, location.href);
    const path = pathOf(href);
    let answer;
    if (path === undefined) answer = await real(input, init).catch(error => unread(href, error));
    else {
      const file = await ask(path);
      answer = file
        ? new Response(file, {headers: {'content-length': String(file.size)}})
        : new Response('', {status: 404});
    }
    return href === config ? inLook(answer) : answer;
  };
  // A worker has a `fetch` of its own, which knows nothing of the folder: the page reads documents then.
  if (isRead) window.Worker = undefined;

  function unread(href, error) {
    if (href === config)
      port.postMessage({
        failed: `${config} could not be read: its host does not answer, or does not let other sites read it (Access-Control-Allow-Origin). Fix: Choose the folder of the project instead.`,
      });
    throw error;
  }

  /** docs.json with the theme and the colour that the reader has chosen. */
  async function inLook(answer) {
    if (!answer.ok) {
      port.postMessage({
        failed: `${config} could not be read: the server answered ${answer.status}. Fix: Give the address of a docs.json, or of the folder that holds it.`,
      });
      return answer;
    }
    const text = await answer.text();
    try {
      const json = JSON.parse(text);
      if (look.theme) json.theme = look.theme;
      if (look.colour) json.colors = {...json.colors, primary: look.colour, light: look.colour, dark: look.colour};
      return new Response(JSON.stringify(json));
    } catch {
      // Lectern says what is wrong with it.
      return new Response(text);
    }
  }

  // Pictures are asked for by the browser itself, so those of the folder get an address of this frame.
  const seen = new WeakSet();
  const show = async image => {
    const path = pathOf(image.src);
    if (path === undefined || seen.has(image)) return;
    seen.add(image);
    const file = await ask(path);
    if (file) image.src = URL.createObjectURL(file);
  };
  if (isRead)
    new MutationObserver(() => {
      for (const image of document.images) void show(image);
    }).observe(document, {childList: true, subtree: true});

  const script = document.createElement('script');
  script.type = 'module';
  script.src = new URL('../lectern/lectern.js', location.href).href;
  script.setAttribute('config', config);
  script.onerror = () =>
    port.postMessage({
      failed:
        'Lectern could not be loaded here. Fix: Run npm start, or serve the package as lectern/ with Access-Control-Allow-Origin: *.',
    });
  document.head.append(script);
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.site-article > *')) return;
    observer.disconnect();
    port.postMessage({shown: true});
  });
  observer.observe(document, {childList: true, subtree: true});
}
