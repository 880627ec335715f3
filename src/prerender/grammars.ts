import {isFile} from '../base/files.js';
import type {Problem} from '../base/problem.js';
import {tryParseJson} from '../config/parse-json.js';
import {convertGrammar, type GrammarLanguage} from '../markdown/code/grammar.js';
import type {Languages} from './highlighter.js';
import type {OpenProject} from './open-project.js';

/** Reads the TextMate grammars of the project. Also returns the problems that it found in their files. */
async function readGrammars({files, places, site}: Pick<OpenProject, 'files' | 'places' | 'site'>): Promise<{
  readonly languages: readonly GrammarLanguage[];
  readonly problems: readonly Problem[];
}> {
  const languages: GrammarLanguage[] = [];
  const problems: Problem[] = [];
  for (const [index, path] of site.config.code.grammars.entries()) {
    const read = await files.read(path.replace(/^\/+/, ''));
    const language = isFile(read) ? convertGrammar(tryParseJson(read.text)?.value) : undefined;
    if (language) languages.push(language);
    else {
      const why = isFile(read) ? 'is not a TextMate grammar (JSON with "name" and "patterns")' : 'is unreadable';
      problems.push({
        code: 'code-grammar',
        level: 'warning',
        message: `The grammar ${path} ${why}. Code in this language has no colors.`,
        fix: `add ${path} with a TextMate grammar, or correct the path.`,
        place: places.of(['styling', 'codeblocks', 'languages', 'custom', index]),
      });
    }
  }
  return {languages, problems};
}

/** Adds the grammars of the project to the highlighter. Returns the problems in their files. */
export async function addGrammars(
  project: Pick<OpenProject, 'files' | 'places' | 'site'>,
  highlighter: Languages,
): Promise<readonly Problem[]> {
  const {languages, problems} = await readGrammars(project);
  for (const language of languages) highlighter.add?.(language);
  return problems;
}
