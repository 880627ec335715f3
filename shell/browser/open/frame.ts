import {applyLook} from './apply-look.js';
import {FileAsker} from './file-asker.js';
import type {FrameReport, FrameTask} from './frame-messages.js';
import {replaceFiles} from './replace-files.js';

// Shows a project in a sandboxed frame with an opaque origin. The page reads the files that this origin can't fetch. A
// classic script, because such a frame can't load modules from a host without CORS.
const ours = new URL(location.href).origin;

addEventListener('message', function start({data, origin, source, ports: [port]}: MessageEvent<FrameTask>) {
  // Accept messages only from the page that contains this frame, on this script's origin.
  if (source !== parent || origin !== ours || !port) return;
  removeEventListener('message', start);
  void show(data, port);
});

async function show(order: FrameTask, port: MessagePort): Promise<void> {
  const {config, isRead, allowsHosts, look, styles, scroll} = order;
  const report = (message: FrameReport) => port.postMessage(message);
  const files = new FileAsker(new URL('.', config).href, port);
  refuseHosts(allowsHosts, host => report({kind: 'blocked', host}));
  const request = fetch.bind(window);
  window.fetch = async (input, init) => {
    const {href} = new URL(input instanceof Request ? input.url : input, location.href);
    const path = isRead ? files.pathOf(href) : undefined;
    const isConfig = href === config;
    const response =
      path === undefined
        ? await request(input, init).catch((error: unknown) => {
            if (isConfig) report({kind: 'failed', reason: notReadable(config)});
            throw error;
          })
        : await files.respond(path);
    if (isConfig && !response.ok) report({kind: 'failed', reason: notFound(config, response.status)});
    return isConfig && response.ok ? new Response(applyLook(await response.text(), look)) : response;
  };
  // Disable workers: their `fetch` is not replaced, so they can't read the project.
  if (isRead) Object.assign(window, {Worker: undefined});
  if (isRead && !config.startsWith(`${ours}/`)) replaceFiles(files);
  followVisitor(report);
  // Read docs.json first: it is cached then, and Lectern waits for its font only if docs.json loads within 100 ms.
  if (isRead) await files.read(files.pathOf(config) ?? '');
  const script = document.createElement('script');
  script.type = 'module';
  script.src = new URL('../lectern.js', location.href).href;
  script.setAttribute('config', config);
  // The attribute `styles` separates paths by whitespace and commas, so it can't contain paths with those.
  if (styles) script.setAttribute('styles', styles.filter(path => !/[\s,]/.test(path)).join(' '));
  script.onerror = () => report({kind: 'failed', reason: notLoaded});
  document.head.append(script);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.site-article > *')) return;
    observer.disconnect();
    void reportShown(report, scroll);
  }).observe(document, {childList: true, subtree: true});
}

/** Reports to the page when the site's header has rendered, or after a timeout: some pages have no header. */
async function reportShown(report: (message: FrameReport) => void, scroll: number): Promise<void> {
  for (let turn = 0; turn < 20 && !document.querySelector('.site-header > *'); turn++) await pause();
  if (scroll > 0) scrollTo(0, scroll);
  await pause();
  report({kind: 'shown', title: document.title});
}

const pause = () => new Promise(done => setTimeout(done, 50));

/**
 * Blocks requests to other hosts, unless the visitor allowed them. Always blocks scripts of other hosts: analytics
 * would count the visitor. Reports blocked hosts.
 */
function refuseHosts(allowsHosts: boolean, blocked: (host: string) => void): void {
  const policy = document.createElement('meta');
  const sources = allowsHosts ? `${ours} blob: data: https: http:` : `${ours} blob: data:`;
  policy.httpEquiv = 'content-security-policy';
  policy.content = `default-src 'none'; script-src ${ours}; style-src ${sources} 'unsafe-inline'; connect-src ${sources}; font-src ${sources}; img-src ${sources}; media-src ${sources}; frame-src ${allowsHosts ? 'https:' : "'none'"}; worker-src blob: ${ours}`;
  document.head.append(policy);
  addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective}) => {
    const host = URL.canParse(blockedURI) ? new URL(blockedURI).host : '';
    if (host && !host.endsWith('.invalid') && !effectiveDirective.startsWith('script-src')) blocked(host);
  });
}

/**
 * Reports which page the visitor opens, so that a frame with another theme starts there. Reports folders that the
 * visitor drags over the frame.
 */
function followVisitor(report: (message: FrameReport) => void): void {
  const moved = () => report({kind: 'moved', hash: location.hash, scroll: scrollY});
  addEventListener('hashchange', moved);
  // `pushState` and `replaceState` fire no event in all browsers, so wrap them.
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      moved();
    };
  }
  addEventListener('scroll', moved, {passive: true});
  // Cancel the drop: otherwise the browser opens the folder inside the frame. The page handles it.
  for (const kind of ['dragover', 'drop'])
    addEventListener(kind, event => {
      event.preventDefault();
      report({kind: 'dragged'});
    });
}

const notReadable = (config: string) =>
  `${config} could not be read: the host did not respond, or blocks other origins (CORS). Fix: Choose the folder of the project instead.`;
const notFound = (config: string, status: number) =>
  `${config} could not be read: the host responded with ${status}. Fix: Enter the URL of docs.json, or of its folder.`;
const notLoaded =
  'Lectern could not be loaded in the frame. Fix: Send the header Access-Control-Allow-Origin: * with its files.';
