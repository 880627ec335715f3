import {getFileName} from '../base/file-path.js';
import type {Problem} from '../base/problem.js';
import type {MigrationTool} from './plan.js';

/** Files by which each tool is recognized, most reliable first. */
const signs: readonly (readonly [MigrationTool, RegExp])[] = [
  ['docusaurus', /^docusaurus\.config\.(?:[cm]?[jt]s)$/],
  ['vitepress', /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:[cm]?[jt]s|json)$/],
  ['mkdocs', /^mkdocs\.ya?ml$/],
  ['gitbook', /^(?:\.gitbook\.ya?ml|SUMMARY\.md)$/],
  ['docsify', /^_sidebar\.md$/],
];

/**
 * Returns the tool of a project and the path of its configuration. Returns a problem if it recognizes no tool, or not
 * the requested one.
 */
export function detectTool(
  paths: readonly string[],
  wanted: MigrationTool | undefined,
): {tool: MigrationTool; config: string} | Problem {
  // Prefer the file nearest to the root: examples inside a project can contain the same files.
  const byDepth = [...paths].sort(
    (one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1),
  );
  const depthOf = (path: string) => path.replace(/\.vitepress\/.*$/, 'config').split('/').length;
  let found: {tool: MigrationTool; config: string} | undefined;
  for (const [tool, sign] of signs) {
    if (wanted && tool !== wanted) continue;
    const config = byDepth.find(path => sign.test(tool === 'vitepress' ? path : getFileName(path)));
    if (config !== undefined && (!found || depthOf(config) < depthOf(found.config)))
      found = {tool, config: tool === 'docsify' ? getIndexPath(byDepth, config) : config};
  }
  if (found) return found;
  if (wanted === 'docsify') {
    const index = byDepth.find(path => getFileName(path) === 'index.html');
    if (index !== undefined) return {tool: 'docsify', config: index};
  }
  return {
    code: 'init-source',
    level: 'error',
    message: wanted
      ? `This folder contains no project of ${wanted}: its configuration file does not exist.`
      : 'This folder contains no project of Docusaurus, VitePress, docsify, MkDocs or GitBook.',
    fix: 'Pass the folder that contains docusaurus.config.js, .vitepress/config.js, mkdocs.yml, SUMMARY.md or _sidebar.md.',
    place: {file: '.', line: 1, column: 1},
  };
}

function getIndexPath(paths: readonly string[], sidebar: string): string {
  const index = `${sidebar.slice(0, -'_sidebar.md'.length)}index.html`;
  return paths.includes(index) ? index : sidebar;
}
