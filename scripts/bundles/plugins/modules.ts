import commonjsModule from '@rollup/plugin-commonjs';

export {nodeResolve} from '@rollup/plugin-node-resolve';

/** Converts CommonJS modules. The types of the package describe its CommonJS build, in which this is the key `default`. */
export const commonjs = commonjsModule as unknown as typeof commonjsModule.default;
