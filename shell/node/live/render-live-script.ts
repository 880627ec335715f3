import {lecternNames} from '../../../elements/content/docs-live/lectern-components.js';
import {hookNames} from '../../../src/site/live/built-in-modules.js';
import {writeModuleScript} from '../../../src/site/live/compile.js';
import type {LiveModule} from '../../../src/site/live/island.js';
import type {ScriptModule} from './worker-messages.js';

const scope = [...lecternNames, ...hookNames];

/** Converts a compiled file to a classic script, by removing `export default`. */
export function renderLiveScript(path: string, {code, failure, imports}: LiveModule): ScriptModule {
  const script = code === undefined ? undefined : writeModuleScript(path, code, scope);
  return {
    imports: Object.fromEntries(imports),
    ...(failure && {failure}),
    ...(script !== undefined && {script: script.replace(/^export default /, '')}),
  };
}
