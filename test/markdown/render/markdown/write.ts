import {buildPageMetadata} from '../../../../src/markdown/frontmatter/page.js';
import {buildTextSections} from '../../../../src/markdown/render/text/build-text-sections.js';
import {buildPageMarkdown} from '../../../../src/site/page/build-page-markdown.js';
import {createPageContext} from '../../../../src/site/page/create-page-context.js';
import {getNodeText} from '../../../../src/tree/render-tree.js';
import {drawPage} from '../../../components/draw.js';

const context = createPageContext('guides/page', 'guides/page.mdx', {base: '/docs/', router: 'history'});

/** Returns the Markdown of a page on a site below `/docs/`. `files` contains other files of the project by path. */
export async function write(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const {nodes, frontmatter} = await drawPage(source, files);
  return buildPageMarkdown({metadata: buildPageMetadata(frontmatter), nodes}, context);
}

/** Returns the words of a page including its headings. */
export async function words(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const {nodes} = await drawPage(source, files);
  return buildTextSections(nodes)
    .flatMap(({heading, text, code}) => [getNodeText(heading?.children ?? []), text, code])
    .filter(Boolean)
    .join(' ')
    .replaceAll('\n', ' ');
}
