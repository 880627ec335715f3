import {limits} from '../../../src/base/limits.js';
import type {SliceResult} from './check-slices.js';
import type {SpecResult} from './measure.js';

export type Measured = Pick<SpecResult, 'file' | 'operations' | 'counted' | 'failures'> & {
  readonly slices?: SliceResult;
};

/** Returns the faults of a loaded document: operations without a view, without an entry, or changed by a slice. */
export function missesOf({file, operations, counted, failures, slices}: Measured): readonly string[] {
  const listed = Math.min(counted, limits.operations);
  return [
    ...failures.map(why => `${file}: not rendered: ${why}`),
    ...(listed === operations ? [] : [`${file}: ${operations} operations are listed, its path items have ${counted}.`]),
    ...(slices?.different ?? []).map(name => `${file}: its slice is drawn differently: ${name}`),
  ];
}
