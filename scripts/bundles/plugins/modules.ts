import commonjsModule from '@rollup/plugin-commonjs';

export {nodeResolve} from '@rollup/plugin-node-resolve';

/**
 * Converts CommonJS modules. The package's types describe its CommonJS build, in which `default` contains this
 * function.
 */
export const commonjs = commonjsModule as unknown as typeof commonjsModule.default;
