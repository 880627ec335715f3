import {adoptSheets} from '../../../elements/base/adopt.js';
import {highlight} from '../../../elements/content/code-block/highlight.js';
import typedCss from '../../../elements/theme/typed.css';
import {html} from '../../../src/base/html.js';
import type {CodeToType, TypedBlock} from '../../../src/base/ports.js';
import {toFixText} from '../../../src/base/problem.js';
import {type CheckedCode, typesPath} from '../../../src/markdown/code/checked-code.js';
import {createTypedBlock} from '../../../src/markdown/render/html/typed-code.js';
import {askServer} from './ask-server.js';

/**
 * Requests the types in a code block from `lectern dev`. In a published site, the build has computed them. Shows
 * compiler errors below the code.
 */
export async function askTypes({value, language}: CodeToType): Promise<TypedBlock> {
  adoptSheets(typedCss);
  const response = await askServer(typesPath, {code: value, language: language.toLowerCase()});
  const checked = (await response.json()) as CheckedCode;
  const block = createTypedBlock(checked, await highlight(checked.code, language.toLowerCase()));
  const {problem} = checked;
  if (!problem) return block;
  const fault = html`<p class="code-problem">${problem.message} Fix: ${toFixText(problem.fix)}</p>`;
  return {...block, notes: html`${block.notes}${fault}`};
}
