import type {JsonObject} from '../../../src/base/json.js';
import type {ColorMode} from '../../../src/base/read-marked-mode.js';
import type {ViewerFile, ViewerModule} from './viewers.js';

/** Timeout in milliseconds for a viewer to show content, after its files have loaded. */
const limit = 15_000;

const frameCss =
  ':root{color-scheme:light;background:#fff}:root[data-mode=dark]{color-scheme:dark;background:#0f1115}body{margin:0}';

interface Framed {
  readonly viewer: ViewerModule;
  /** Whether to hide the operation's title, because the page shows it. */
  readonly isBound: boolean;
  readonly document: JsonObject;
  readonly base: string;
  readonly mode: ColorMode;
}

/**
 * Shows a document with a viewer, in a frame as high as its content. The frame stays hidden until content is visible.
 * Rejects if that takes too long. The viewer can't reach the page, and can't load images or fonts from other hosts.
 */
export async function renderViewerFrame(
  place: Element,
  {viewer, isBound, document: shown, base, mode}: Framed,
): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.className = 'viewer-frame';
  frame.title = viewer.title;
  frame.style.cssText = 'position:absolute;visibility:hidden;inline-size:100%;block-size:600px;border:0';
  place.append(frame);
  try {
    const inner = frame.contentDocument;
    const within = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!inner || !within) throw new Error('The page has no frame.');
    prepare(inner, within, viewer.css + (isBound ? `${viewer.heading}{display:none!important}` : ''), mode);
    const into = inner.createElement('div');
    inner.body.append(into);
    await Promise.all([viewer.style && addStyle(inner, viewer.style, base), addScript(inner, viewer.script, base)]);
    viewer.show(within, shown, into, mode);
    await hasText(into);
    frame.style.cssText = 'inline-size:100%;border:0;display:block';
    const fit = () => {
      frame.style.blockSize = `${Math.max(200, inner.body.scrollHeight)}px`;
    };
    new within.ResizeObserver(fit).observe(inner.body);
    fit();
    return frame;
  } catch (error) {
    frame.remove();
    throw error;
  }
}

function prepare(inner: Document, within: Window & typeof globalThis, css: string, mode: string): void {
  inner.documentElement.lang = document.documentElement.lang;
  inner.documentElement.dataset.mode = mode;
  // Block the viewer's own requests: they would reveal readers to other hosts.
  const policy = inner.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'self' data: blob:; font-src 'self' data:";
  inner.head.append(policy);
  const sheet = new within.CSSStyleSheet();
  sheet.replaceSync(frameCss + css);
  inner.adoptedStyleSheets = [sheet];
}

function addScript(inner: Document, file: ViewerFile, base: string): Promise<void> {
  const script = inner.createElement('script');
  script.src = base + file.path;
  return addElement(inner, script, file);
}

function addStyle(inner: Document, file: ViewerFile, base: string): Promise<void> {
  const link = inner.createElement('link');
  link.rel = 'stylesheet';
  link.href = base + file.path;
  return addElement(inner, link, file);
}

function addElement(
  inner: Document,
  element: HTMLScriptElement | HTMLLinkElement,
  {path, integrity}: ViewerFile,
): Promise<void> {
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  return new Promise((done, fail) => {
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => fail(new Error(`${path} could not be loaded.`)));
    inner.head.append(element);
  });
}

/** Resolves when the viewer shows text. */
function hasText(into: HTMLElement): Promise<void> {
  return new Promise((done, fail) => {
    const end = () => {
      watch.disconnect();
      clearTimeout(timer);
    };
    const look = () => {
      if (!into.textContent?.trim()) return;
      end();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(into, {childList: true, subtree: true, characterData: true});
    const timer = setTimeout(() => {
      end();
      fail(new Error('The viewer has shown nothing.'));
    }, limit);
    look();
  });
}
