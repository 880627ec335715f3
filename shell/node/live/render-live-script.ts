import {ourNames} from '../../../elements/content/docs-live/ours.js';
import {hookNames} from '../../../src/site/live/brought.js';
import {writeModuleScript} from '../../../src/site/live/compile.js';
import type {LiveModule} from '../../../src/site/live/island.js';
import type {ScriptModule} from './worker-messages.js';

const scope = [...ourNames, ...hookNames];

/** Converts a compiled file to a classic script, by removing `export default`. */
export function renderLiveScript(path: string, {code, failure, imports}: LiveModule): ScriptModule {
  const script = code === undefined ? undefined : writeModuleScript(path, code, scope);
  return {
    imports: Object.fromEntries(imports),
    ...(failure && {failure}),
    ...(script !== undefined && {script: script.replace(/^export default /, '')}),
  };
}
