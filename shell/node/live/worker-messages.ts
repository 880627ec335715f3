import type {ComponentError} from '../../../elements/content/docs-live/component-error.js';
import type {CompileFailure, Island} from '../../../src/site/live/island.js';

/** Location of a page. URLs in Lectern's components depend on it. */
export interface LivePlace {
  readonly slug: string;
  readonly file: string;
  readonly base: string;
  readonly router: 'history';
  readonly ending: '/' | '/index.html';
}

/** Compiled file. Running `script` returns its `MakeModule`. */
export interface ScriptModule {
  readonly script?: string;
  readonly failure?: CompileFailure;
  readonly imports: Readonly<Record<string, string | CompileFailure>>;
}

export type WorkerOrder =
  | {readonly kind: 'open'; readonly modules: readonly (readonly [string, ScriptModule])[]; readonly place: LivePlace}
  | {readonly kind: 'draw'; readonly island: Island; readonly number: number};

export type RenderResponse = {readonly html: string} | {readonly fault: ComponentError};
