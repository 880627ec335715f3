import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from 'rollup';

/**
 * Replaces our own modules, given by their paths in `build`, in bundles that never use them. Throws if a module does not
 * exist or does not export what its replacement exports.
 */
export function replaceModules(name: string, modules: Readonly<Record<string, string>>): Plugin {
  const entries = Object.entries(modules).map(([path, text]) => [join('build', path), text] as const);
  return {
    name,
    buildStart() {
      for (const [path, text] of entries) {
        const original = readFileSync(path, 'utf8');
        const names = [...text.matchAll(/(?:^export (?:const|class)|,) (\w+)(?= = | \{)/gm)].map(
          ([, each]) => each as string,
        );
        const lost = names.filter(each => !new RegExp(`^export .*\\b${each}\\b`, 'm').test(original));
        if (lost.length > 0) this.error(`${name}: ${path} does not export ${lost.join(', ')}.`);
      }
    },
    load: id => entries.find(([path]) => id.endsWith(path))?.[1] ?? null,
  };
}

/** Replacement for the module that applies overlays. */
const noOverlays = {
  'src/openapi/overlays/overlay-document.js': 'export const applyOverlays = async value => ({value, problems: []});',
};
const noResponseSource = {
  'src/api-reference/drift/response-source.js': 'export const buildResponseSource = () => undefined;',
};
const noQuickMarkdown = {'src/api-reference/views/text/rich-text.js': 'export const renderRichText = () => undefined;'};

/** Replacement for the worker of a document. Keeps the bytes, so that the page reads them. */
const noDocumentWorker = `import {joinParts} from './read-parts.js';
export class DocumentWorker {
  parts = [];
  send(part) { this.parts.push(part); }
  async read() {}
  drop() { return joinParts(this.parts); }
}`;

/**
 * Removes worker-only code, icons by name, formulas, diagrams, other locales, overlays, histories, and bundled
 * documents from a single file.
 */
export const inOneFile: Plugin = replaceModules('in-one-file', {
  'elements/api-reference/documents/document-worker.js': noDocumentWorker,
  'elements/api-reference/history/show-history.js': 'export const showHistory = async () => undefined;',
  'elements/content/docs-icon/load-pack.js': 'export const loadPack = async () => ({});',
  'elements/content/docs-latex/draw-formula.js':
    "export const drawFormula = async () => 'Formulas are drawn by elements.js.';",
  'elements/content/docs-mermaid/draw-diagram.js':
    "export const drawDiagram = async () => ({problem: 'Diagrams are drawn by elements.js.'});",
  'elements/api-reference/remarks/add-remarks.js': 'export const addRemarks = async () => {};',
  ...noResponseSource,
  'src/messages/load-form-messages.js': 'export const loadFormMessages = async () => undefined;',
  'src/messages/load-messages.js': 'export const loadMessages = async () => undefined;',
  'src/openapi/bundle/bundle-document.js': 'export const bundleDocument = async () => undefined;',
  'src/markdown/code/quick-tokens.js': 'export const readQuickTokens = () => undefined;',
  ...noOverlays,
});

/** Removes the shortcut around the Markdown parser from a single file that contains the parser. */
export const parserOnly: Plugin = replaceModules('parser-only', noQuickMarkdown);

/**
 * Removes overlays from the worker. The page applies them, because few documents have overlays and the code is 9 KB.
 */
export const withoutOverlays: Plugin = replaceModules('without-overlays', noOverlays);

/** Removes file access from the worker that checks bodies. It gets schemas and slices as data. */
export const withoutFiles: Plugin = replaceModules('without-files', {
  'src/openapi/document/read-data.js': 'export const readData = async () => ({value: undefined, problems: []});',
});

/**
 * Reduces the agent server. It reads slices, which are JSON with applied overlays, and writes Markdown with curl
 * samples.
 */
export const asMarkdownOnly: Plugin = replaceModules('as-markdown-only', {
  'src/openapi/document/read-yaml.js':
    'export const readYaml = () => ({value: undefined, problems: []}), createYamlPlaces = () => () => ({line: 1, column: 1});',
  'src/openapi/document/describe-unreadable-document.js':
    'export const describeUnreadableDocument = () => ({value: undefined, problems: []});',
  'src/openapi/document/place-problems.js': 'export const placeProblems = async () => [];',
  'src/openapi/request/languages/writers.js': "export const writers = new Map(), javascript = () => '';",
  'src/openapi/request/languages/optional-languages.js': 'export const optionalLanguages = [];',
  'src/api-reference/views/text/spec-text.js': 'export const renderSpecText = () => undefined;',
  'src/api-reference/views/operation/render-operation.js':
    'export const renderOperation = () => ({}), renderBrokenParts = () => [];',
  'src/api-reference/views/operation/render-rest.js': 'export const handleRestRequest = async () => undefined;',
  'src/api-reference/mock/plan-mock.js': 'export const planMock = () => undefined;',
  ...noResponseSource,
  ...noQuickMarkdown,
  ...noOverlays,
});
