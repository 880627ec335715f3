import {readOwn} from '../../base/read-own.js';
import {builtIn, emptyModule} from './built-in-modules.js';
import {type CompileFailure, expressionPrefix} from './island.js';

type Module = {exports: Record<string, unknown>};
export type RunModule = (require: (name: string) => unknown, module: Module, exports: Module['exports']) => void;
/**
 * Creates a module from a compiled file: takes the names that need no import, and returns a function that runs the
 * file.
 */
export type MakeModule = (scope: Readonly<Record<string, unknown>>) => RunModule;

/** A linked component file, or the reason why it cannot run. */
export interface LinkedModule {
  readonly make?: MakeModule;
  readonly failure?: CompileFailure;
  readonly imports: Readonly<Record<string, string | CompileFailure>>;
}

/** An error in a project file that was found before the file ran. */
export class LiveError extends Error {
  readonly failure: CompileFailure;

  constructor(failure: CompileFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Runs each file of a page once, on demand. Files in an import cycle see incomplete exports. */
export class Linker {
  readonly #modules: Readonly<Record<string, LinkedModule>>;
  readonly #builtIns: Readonly<Record<string, object>>;
  readonly #scope: Readonly<Record<string, unknown>>;
  readonly #run = new Map<string, Module>();

  constructor(
    modules: Readonly<Record<string, LinkedModule>>,
    builtIns: Readonly<Record<string, object>>,
    scope: Readonly<Record<string, unknown>>,
  ) {
    this.#modules = modules;
    this.#builtIns = builtIns;
    this.#scope = scope;
  }

  /** Returns a file's exports. Throws its error on every call. */
  require(path: string): Module['exports'] {
    const known = this.#run.get(path);
    if (known) return known.exports;
    const linked = Object.hasOwn(this.#modules, path) ? this.#modules[path] : undefined;
    if (linked?.failure) throw new LiveError(linked.failure);
    if (!linked?.make) throw new Error(`The module ${path} does not exist.`);
    const module: Module = {exports: {}};
    this.#run.set(path, module);
    try {
      linked.make(this.#scope)(name => this.#import(name, linked), module, module.exports);
    } catch (error) {
      this.#run.delete(path);
      throw error;
    }
    return module.exports;
  }

  /** Returns a component of a file by its name in the file. */
  component(path: string, name: string): unknown {
    const exports = this.require(path);
    if (name.startsWith(expressionPrefix))
      return (exports.$written as readonly unknown[])[Number(name.slice(expressionPrefix.length))];
    const names = exports.$names as Readonly<Record<string, () => unknown>> | undefined;
    if (Object.hasOwn(exports, name)) return exports[name];
    return names && Object.hasOwn(names, name) ? names[name]?.() : undefined;
  }

  #import(name: string, {imports}: LinkedModule): unknown {
    const target = Object.hasOwn(imports, name) ? imports[name] : undefined;
    if (typeof target === 'object') throw new LiveError(target);
    if (target === emptyModule) return {};
    if (target !== undefined && builtIn.has(target)) return readOwn(this.#builtIns, target);
    return this.require(target ?? name);
  }
}
