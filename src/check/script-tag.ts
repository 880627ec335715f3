import {type Files, isFile} from '../base/files.js';
import {getLineAt} from '../base/source.js';

/** Script tag in the project's index.html, which makes the folder a site. */
interface ScriptTag {
  readonly text: string;
  readonly line: number;
}

export async function findScriptTag(files: Files, paths: ReadonlySet<string>): Promise<ScriptTag | undefined> {
  const html = paths.has('index.html') ? await files.read('index.html') : undefined;
  if (!html || !isFile(html)) return undefined;
  const tag = /<script\b[^>]*\blectern\.js\b[^>]*>/i.exec(html.text);
  return tag ? {text: tag[0], line: getLineAt(html.text, tag.index)} : undefined;
}

/** Returns the words of the attribute `run` in the script tag: `run="components scripts"`. */
export function readRunWords(tag: ScriptTag | undefined): readonly string[] {
  const [, written = ''] = /\brun\s*=\s*["']([^"']*)/.exec(tag?.text ?? '') ?? [];
  return written.split(/[\s,]+/).filter(Boolean);
}
