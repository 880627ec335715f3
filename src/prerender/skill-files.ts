import {isFile} from '../base/files.js';
import type {Problem} from '../base/problem.js';
import {hashSha256} from '../base/sha256.js';
import {readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import type {ProjectFiles} from '../site/project/project-files.js';
import type {OutputFile} from './output-file.js';

/** Project folders with agent skills. Each skill is a folder. */
export const skillFolders: readonly string[] = ['.mintlify/skills', '.lectern/skills'];

/** Output folder by Agent Skills Discovery 0.2.0. */
const folder = '.well-known/agent-skills';
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Writes the agent skills of a project below `/.well-known/`, with the index that agents read first. A skill is a
 * folder with a `SKILL.md`. Its other files are copied next to that, so that links in it work.
 */
export async function writeSkillFiles(
  files: ProjectFiles,
): Promise<{readonly files: readonly OutputFile[]; readonly problems: readonly Problem[]}> {
  const paths = (await files.listSkills?.()) ?? [];
  const skills = new Map<string, {readonly name: string; text?: string; description?: string}>();
  const written: OutputFile[] = [];
  const problems: Problem[] = [];
  for (const path of paths) {
    const [, name = '', rest = ''] = /\/skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const read = await files.read(path);
    if (!name || !isFile(read)) continue;
    const skill = skills.get(name) ?? {name};
    skills.set(name, skill);
    const target = `${folder}/${name}/${rest}`;
    if (written.some(each => each.path === target)) continue;
    written.push({path: target, text: read.text});
    if (rest !== 'SKILL.md') continue;
    skill.text = read.text;
    skill.description = await readDescription(read.text, path);
  }
  const whole = [...skills.values()].filter(skill => {
    if (skill.text !== undefined) return true;
    problems.push(withoutText(skill.name, paths));
    return false;
  });
  if (whole.length === 0) return {files: [], problems};
  const listed = whole.map(async ({name, description, text = ''}) => ({
    name,
    type: 'skill-md',
    description,
    // Write a URL relative to the index, so that it also works for a site in a folder.
    url: `${name}/SKILL.md`,
    digest: `sha256:${await hashSha256(new TextEncoder().encode(text))}`,
  }));
  const index = {$schema: schema, skills: await Promise.all(listed)};
  const isWhole = ({path}: OutputFile) => whole.some(({name}) => path.startsWith(`${folder}/${name}/`));
  return {
    files: [...written.filter(isWhole), {path: `${folder}/index.json`, text: `${JSON.stringify(index, null, 2)}\n`}],
    problems,
  };
}

async function readDescription(text: string, path: string): Promise<string> {
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, path, readFrontmatterYaml);
  const description = frontmatter.get('description');
  return typeof description === 'string' ? description.trim() : '';
}

function withoutText(name: string, paths: readonly string[]): Problem {
  const file = paths.find(path => path.includes(`/skills/${name}/`)) ?? name;
  return {
    code: 'skill-text',
    level: 'warning',
    message: `The skill "${name}" has no SKILL.md, so Lectern left it out.`,
    fix: `add ${file.slice(0, file.indexOf(`/${name}/`))}/${name}/SKILL.md with name and description in its frontmatter.`,
    place: {file, line: 1, column: 1},
  };
}
