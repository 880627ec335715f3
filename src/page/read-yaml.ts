import {CORE_SCHEMA, load} from 'js-yaml';
import type {YamlReader} from './frontmatter.js';

/** Full YAML 1.2, core schema only: no custom tags, dates stay text (security rule B2). Loaded on demand. */
export const readYaml: YamlReader = async yaml => {
  try {
    const value: unknown = load(yaml, {schema: CORE_SCHEMA});
    if (value === null || value === undefined) return {values: new Map()};
    if (typeof value !== 'object' || Array.isArray(value))
      return {message: 'it holds a single value, not keys with values', line: 1, column: 1};
    return {values: new Map(Object.entries(value))};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    return {message: reason ?? String(error), line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1};
  }
};
