import {getOwnEntries, getOwnText, type JsonObject} from '../../../src/base/json.js';
import type {ColorMode} from '../../../src/base/read-marked-mode.js';

export type ViewerName = 'scalar' | 'redoc' | 'stoplight';
/** File of a viewer: its path below the base URL, and its integrity hash. */
export interface ViewerFile {
  readonly path: string;
  readonly integrity: string;
}

/** Third-party viewer that runs in a frame. */
export interface ViewerModule {
  readonly title: string;
  readonly script: ViewerFile;
  readonly style?: ViewerFile;
  /** CSS rules that hide everything except the operation. */
  readonly css: string;
  /** Selector of the operation's title, to hide it. */
  readonly heading: string;
  /** Shows a document with one operation. Call it after script and style sheet have loaded. */
  show(frame: Window, document: JsonObject, into: HTMLElement, mode: ColorMode): void;
}

interface Scalar {
  createApiReference(into: HTMLElement, options: object): void;
}
interface Redoc {
  init(document: JsonObject, options: object, into: HTMLElement): void;
}
const global = <T>(frame: Window, name: string): T => (frame as unknown as Record<string, T>)[name] as T;

/**
 * Viewers by their names in docs.json. Exact versions, because an integrity hash checks each file (security rule F8).
 */
export const viewers: Readonly<Record<ViewerName, ViewerModule>> = {
  scalar: {
    title: 'Scalar',
    script: {
      path: '@scalar/api-reference@1.46.4/dist/browser/standalone.js',
      integrity: 'sha384-BbTs28WithFYxTDCiH0YPK5tv3MflhBVpABoMjfb9UqXa/hegSE9I4THoddKejMF',
    },
    css:
      '.section-container:has(.introduction-section),.tag-section-container>.section{display:none}' +
      '.section-container.tag-section-container{padding:0!important;border:0!important}.tag-section-container .section{padding:24px 0!important}',
    heading: '.section-header',
    show(frame, document, into, mode) {
      global<Scalar>(frame, 'Scalar').createApiReference(into, {
        content: document,
        forceDarkModeState: mode,
        hideDarkModeToggle: true,
        showSidebar: false,
        hideSearch: true,
        hideModels: true,
        hideClientButton: true,
        defaultOpenAllTags: true,
        documentDownloadType: 'none',
        showDeveloperTools: 'never',
        withDefaultFonts: false,
        telemetry: false,
        agent: {disabled: true},
        mcp: {disabled: true},
      });
    },
  },
  redoc: {
    title: 'Redoc',
    script: {
      path: 'redoc@2.5.4/bundles/redoc.standalone.js',
      integrity: 'sha384-w447zOpYfw/1Tv/5AK9NfHTlQIqE3RVR6KY62jCyy9zNDgO64cMwGGP1Fj0zJVf5',
    },
    css:
      '.menu-content,.api-content>div:first-child,[id^="tag/"]:not([id*="/operation/"],[id*="/paths/"]){display:none!important}' +
      '.redoc-wrap>.api-content{width:100%}',
    heading: ':is([id*="/operation/"],[id*="/paths/"]) h2',
    show(frame, document, into, mode) {
      const dark = {
        colors: {text: {primary: '#e6e8ec', secondary: '#a7adb8'}, border: {dark: '#3a404b', light: '#2d323c'}},
        schema: {nestedBackground: '#16191f', linesColor: '#3a404b', labelsTextSize: '0.9em'},
        rightPanel: {backgroundColor: '#16191f'},
      };
      const options = {hideDownloadButtons: true, disableSearch: true, nativeScrollbars: true, hideLoading: true};
      global<Redoc>(frame, 'Redoc').init(document, {...options, theme: mode === 'dark' ? dark : {}}, into);
    },
  },
  stoplight: {
    title: 'Stoplight Elements',
    script: {
      path: '@stoplight/elements@9.0.25/web-components.min.js',
      integrity: 'sha384-X5kH2B8aH81JEl8IfSBwwnr8FYcCqMzdxpqjmmlRbhIl7SsQ9Zn0xk+csQmU37zN',
    },
    style: {
      path: '@stoplight/elements@9.0.25/styles.min.css',
      integrity: 'sha384-NzdOiocfnINlXfuCXi4OpL/xvdbgLiKaLHQ07Z+IwhVaxHqLShn5rVD5OHt/LYgz',
    },
    css:
      '.sl-elements-api>div:first-child{display:none}' +
      '.sl-elements-api,.sl-elements-api>div{position:static!important;height:auto!important;overflow:visible!important}' +
      // Remove the space for a sidebar, and use two columns at any width.
      '.sl-elements-api>.sl-px-24{padding-inline:0!important}.sl-elements-api .sl-py-16{padding-block:16px!important}' +
      '@media(max-width:700px){:has(>[data-testid=two-column-right]){flex-direction:column!important}' +
      '[data-testid^=two-column]{width:100%!important;max-width:none!important;margin:0!important}}',
    heading: '.HttpOperation h1',
    show(frame, document, into, mode) {
      frame.document.documentElement.dataset.theme = mode;
      const [[path, item] = ['', {}]] = getOwnEntries(document, 'paths');
      const [[method, operation] = ['get', {}]] = getOwnEntries({item}, 'item').filter(([key]) => methods.has(key));
      const operationId = getOwnText(operation, 'operationId');
      const element = frame.document.createElement('elements-api');
      const route = operationId
        ? `/operations/${operationId}`
        : `/paths/${path.replaceAll('/', '-').slice(1)}/${method}`;
      const given = {
        router: 'static',
        layout: 'sidebar',
        staticRouterPath: route,
        hideTryIt: 'true',
        hideExport: 'true',
      };
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
      Object.assign(element, {apiDescriptionDocument: JSON.stringify(document)});
      into.append(element);
    },
  },
};

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
