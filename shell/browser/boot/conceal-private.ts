import {type Files, type FileText, isFile} from '../../../src/base/files.js';
import {withoutExtension} from '../../../src/base/page-files.js';
import {readFrontmatter, splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {concealedPage, findPrivateReason} from '../../../src/markdown/frontmatter/private-page.js';
import {isPrivatePublished, listPrivacy} from '../../../src/site/navigation/private-nodes.js';
import {loadYaml} from '../../../src/site/page/open-page.js';

/**
 * Hides the text of a private page (docs/contract.md, section 2): returns a hidden page without text. The file itself
 * stays readable on the host.
 */
export async function concealPrivate(files: Files, config: string, file: FileText): Promise<FileText> {
  const result = await files.read(config);
  const docs: unknown = isFile(result) ? parse(result.text) : undefined;
  if (isPrivatePublished(docs)) return file;
  const {frontmatter} = await readFrontmatter(splitFrontmatter(file.text).yaml, file.path, loadYaml);
  const isPrivateAround = listPrivacy(docs).get(withoutExtension(file.path)) ?? false;
  return findPrivateReason(frontmatter, isPrivateAround) ? {...file, text: concealedPage} : file;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
