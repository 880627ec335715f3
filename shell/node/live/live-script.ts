import {ourNames} from '../../../elements/docs-live/ours.js';
import {hookNames} from '../../../src/live/brought.js';
import {moduleScript} from '../../../src/live/compile.js';
import type {LiveModule} from '../../../src/live/island.js';
import type {ScriptModule} from './worker-words.js';

const scope = [...ourNames, ...hookNames];

/** A compiled file as the text of a script, without the `export default` of a module. */
export function liveScript(path: string, {code, failure, imports}: LiveModule): ScriptModule {
  const script = code === undefined ? undefined : moduleScript(path, code, scope);
  return {
    imports: Object.fromEntries(imports),
    ...(failure && {failure}),
    ...(script !== undefined && {script: script.replace(/^export default /, '')}),
  };
}
