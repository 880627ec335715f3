import {isFile} from '../base/files.js';
import type {Problem} from '../base/problem.js';
import {readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {readYaml} from '../markdown/frontmatter/read-yaml.js';
import type {ProjectFiles} from '../site/project/project-files.js';
import type {OutputFile} from './output-file.js';

/** Folders of a project in which skills of agents lie, each in a folder of its own. */
export const skillFolders: readonly string[] = ['.mintlify/skills', '.lectern/skills'];

const folder = '.well-known/skills';

/**
 * The skills of a project among the well-known addresses, with the index that agents read first. A skill is a folder with a
 * `SKILL.md` that says its name and what it is for.
 */
export async function skillFiles(
  files: ProjectFiles,
): Promise<{readonly files: readonly OutputFile[]; readonly problems: readonly Problem[]}> {
  const paths = (await files.listSkills?.()) ?? [];
  const skills = new Map<string, {name: string; description: string; files: string[]}>();
  const written: OutputFile[] = [];
  const problems: Problem[] = [];
  for (const path of paths) {
    const [, name = '', rest = ''] = /\/skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const read = await files.read(path);
    if (!name || !isFile(read)) continue;
    const skill = skills.get(name) ?? {name, description: '', files: []};
    skills.set(name, skill);
    if (skill.files.includes(rest)) continue;
    skill.files.push(rest);
    written.push({path: `${folder}/${name}/${rest}`, text: read.text});
    if (rest === 'SKILL.md') skill.description = await descriptionOf(read.text, path);
  }
  const whole = [...skills.values()].filter(skill => {
    if (skill.files.includes('SKILL.md')) return true;
    problems.push(withoutText(skill.name, paths));
    return false;
  });
  if (whole.length === 0) return {files: [], problems};
  const index = {skills: whole.map(({files, ...skill}) => ({...skill, files: files.sort(textFirst)}))};
  const isWhole = ({path}: OutputFile) => whole.some(({name}) => path.startsWith(`${folder}/${name}/`));
  return {
    files: [...written.filter(isWhole), {path: `${folder}/index.json`, text: `${JSON.stringify(index, null, 2)}\n`}],
    problems,
  };
}

function textFirst(one: string, other: string): number {
  return Number(other === 'SKILL.md') - Number(one === 'SKILL.md') || (one < other ? -1 : 1);
}

async function descriptionOf(text: string, path: string): Promise<string> {
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, path, readYaml);
  const description = frontmatter.get('description');
  return typeof description === 'string' ? description.trim() : '';
}

function withoutText(name: string, paths: readonly string[]): Problem {
  const file = paths.find(path => path.includes(`/skills/${name}/`)) ?? name;
  return {
    code: 'skill-text',
    level: 'warning',
    message: `The skill "${name}" has no SKILL.md, without which agents do not find it. It was left out.`,
    fix: `add ${file.slice(0, file.indexOf(`/${name}/`))}/${name}/SKILL.md with name and description in its frontmatter.`,
    place: {file, line: 1, column: 1},
  };
}
