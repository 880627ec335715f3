import {createReactComponents} from '../../../../elements/content/docs-live/lectern-components.js';
import {hooks, importableModules} from '../../../../elements/content/docs-live/react.js';
import {type CompiledFile, type CompileOrder, compiledPath} from '../../../../src/site/live/compile-order.js';
import {type LinkedModule, Linker, type MakeModule} from '../../../../src/site/live/linker.js';
import {askServer} from '../../dev/ask-server.js';
import {type LinkPage, type RunningPage, runPage} from './run-page.js';
import {showClasses} from './show-classes.js';

/** Runs the islands of a page in `lectern dev`, whose server compiles their files. */
export function runCompiled(...given: RunningPage): void {
  runPage(link, ...given);
}

const link: LinkPage = async ({wanted, classes}, _, context) => {
  const order: CompileOrder = {files: [...wanted].map(([file, {written}]) => ({file, written}))};
  const files = (await (await askServer(compiledPath, order)).json()) as readonly CompiledFile[];
  await showClasses([...classes, ...files.flatMap(file => file.classes ?? [])], true);
  const linked = await Promise.all(files.map(async file => [file.path, await load(file)] as const));
  return new Linker(Object.fromEntries(linked), importableModules, {...createReactComponents(context), ...hooks});
};

async function load({path, address, failure, imports}: CompiledFile): Promise<LinkedModule> {
  if (address === undefined) return {imports, ...(failure && {failure})};
  try {
    const {default: make} = (await import(/* @vite-ignore */ `/${address}`)) as {default: MakeModule};
    return {imports, make};
  } catch (error) {
    const message = `The browser cannot run ${path}: ${(error as Error).message}.`;
    return {imports, failure: {message, fix: `Correct ${path}.`, file: path, line: 1, column: 1}};
  }
}
