import {createReactComponents, lecternNames} from '../../../../elements/content/docs-live/lectern-components.js';
import {hooks, importableModules} from '../../../../elements/content/docs-live/react.js';
import {findClassNames} from '../../../../src/markdown/utility-classes/class-names.js';
import {hookNames} from '../../../../src/site/live/built-in-modules.js';
import {writeModuleScript} from '../../../../src/site/live/compile.js';
import {gatherModules} from '../../../../src/site/live/gather-modules.js';
import type {LiveModule} from '../../../../src/site/live/island.js';
import {type LinkedModule, Linker, type MakeModule} from '../../../../src/site/live/linker.js';
import type {LinkPage} from './run-page.js';
import {showClasses} from './show-classes.js';

/** Compiles the files of a page's islands in the browser, and imports them as modules. */
export const linkInPage: LinkPage = async ({wanted, classes}, files, context) => {
  const modules = await gatherModules(wanted, files);
  await showClasses([...classes, ...[...modules.values()].flatMap(({code = ''}) => [...findClassNames(code)])]);
  const linked = await Promise.all(
    [...modules].map(async ([path, module]) => [path, await link(path, module)] as const),
  );
  return new Linker(Object.fromEntries(linked), importableModules, {...createReactComponents(context), ...hooks});
};

async function link(path: string, {code, failure, imports}: LiveModule): Promise<LinkedModule> {
  const given = {imports: Object.fromEntries(imports)};
  if (code === undefined) return {...given, ...(failure && {failure})};
  const script = writeModuleScript(path, code, [...lecternNames, ...hookNames]);
  const url = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
  let isRefused = false;
  const refuse = ({blockedURI, effectiveDirective}: SecurityPolicyViolationEvent) => {
    if (/^blob/.test(blockedURI) && effectiveDirective.startsWith('script-src')) isRefused = true;
  };
  document.addEventListener('securitypolicyviolation', refuse);
  try {
    const {default: make} = (await import(/* @vite-ignore */ url)) as {default: MakeModule};
    return {...given, make};
  } catch (error) {
    // Wait one task: browsers report a policy violation only after the import has failed.
    await new Promise(done => setTimeout(done));
    const place = {file: path, line: 1, column: 1};
    return {
      ...given,
      failure:
        isRefused || !(error instanceof SyntaxError)
          ? {
              message: 'The Content-Security-Policy of this site blocks components that the browser compiles.',
              fix: 'Add blob: to script-src, or run lectern prerender --run components.',
              ...place,
            }
          : {message: `The browser cannot run ${path}: ${error.message}.`, fix: `Correct ${path}.`, ...place},
    };
  } finally {
    document.removeEventListener('securitypolicyviolation', refuse);
    URL.revokeObjectURL(url);
  }
}
