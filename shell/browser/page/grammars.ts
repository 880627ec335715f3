import type {CodeBlock} from '../../../elements/content/code-block/code-block.js';
import {addGrammar} from '../../../elements/content/code-block/highlight.js';
import {type Files, isFile} from '../../../src/base/files.js';
import {formatMessage} from '../../../src/base/problem.js';
import {convertGrammar} from '../../../src/markdown/code/grammar.js';

/** Loads the syntax grammars of a project, and highlights the code blocks of the open page in these languages. */
export async function loadGrammars(paths: readonly string[], files: Files): Promise<void> {
  for (const path of paths) {
    const read = await files.read(path.replace(/^\/+/, ''));
    try {
      const language = isFile(read) ? convertGrammar(JSON.parse(read.text)) : undefined;
      if (!language) throw new Error('no grammar');
      addGrammar(language);
      for (const block of document.querySelectorAll<Partial<CodeBlock> & HTMLElement>('code-block'))
        if (language.names.includes(block.dataset.language ?? '')) block.recolor?.();
    } catch {
      console.warn(
        formatMessage({
          message: `Lectern cannot read the grammar ${path}.`,
          fix: `Add ${path} with a TextMate grammar, or correct the path.`,
        }),
      );
    }
  }
}
