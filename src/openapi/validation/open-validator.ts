import type {Ajv, CodeOptions, Options} from 'ajv';
import {toDoubles} from '../../base/to-doubles.js';
import {restoreDigits} from './exact-errors.js';
import {
  type Dialect,
  type OpenValidator,
  type PatternRunner,
  type SchemaError,
  slowPattern,
  type Validator,
} from './validator.js';

/** Options of ajv for authors' schemas: ignores unknown keywords, and accepts patterns in older JavaScript syntax. */
const options: Options = {
  allErrors: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
  addUsedSchema: false,
  messages: false,
  verbose: true,
  unicodeRegExp: false,
  // Tolerates rounding errors of decimal numbers.
  multipleOfPrecision: 9,
  logger: false,
};

type Maker = new (given: Options) => Ajv;

/** Loads ajv. Patterns run in the current thread, so call it in a worker that the page can terminate. */
export const openValidator: OpenValidator = dialect => openWith(dialect);

/** Returns a validator whose patterns run in another thread. */
export function createOpenValidator(runner: PatternRunner): OpenValidator {
  return dialect => openWith(dialect, runner);
}

async function openWith(dialect: Dialect, runner?: PatternRunner): Promise<Validator> {
  const module: unknown = (await (dialect === '2020-12' ? import('ajv/dist/2020.js') : import('ajv'))).default;
  const maker = (module as {default?: Maker}).default ?? (module as Maker);
  const slow = new Set<string>();
  const regExp = runner ? createEngine(runner, slow) : plainEngine;
  const ajv = new maker({...options, code: {regExp}});
  const writtenSchemas = new WeakMap<object, unknown>();
  return {
    add(id, schema) {
      const copies = new Map<object, unknown>();
      ajv.addSchema(toDoubles(schema, copies) as object, id);
      for (const [written, copy] of copies) if (copy !== written) writtenSchemas.set(copy as object, written);
    },
    validate(id, value) {
      try {
        const validate = ajv.getSchema(id);
        slow.clear();
        validate?.(toDoubles(value));
        if (slow.size > 0) return [...slow].map(pattern => createSlowError(pattern, value));
        return validate && restoreDigits((validate.errors ?? []) as unknown as SchemaError[], value, writtenSchemas);
      } catch {
        // Ignore the error: other rules report invalid patterns and broken references, and a Content Security Policy
        // can forbid compiling.
        return undefined;
      }
    },
  };
}

/** Returns the flags for a pattern: `u` if it uses Unicode syntax (JSON Schema 2020-12, Core, section 6.4). */
function getFlags(source: string, flags: string): string {
  if (!/\\(?:p\{|P\{|u\{)/.test(source)) return flags;
  try {
    new RegExp(source, 'u');
    return 'u';
  } catch {
    return flags;
  }
}

const plainEngine: NonNullable<CodeOptions['regExp']> = Object.assign(
  (source: string, flags: string) => new RegExp(source, getFlags(source, flags)),
  {code: 'new RegExp'},
);

/**
 * Returns a regular expression engine for ajv that runs patterns in another thread. Records a slow pattern in `slow`
 * and treats it as a match.
 */
function createEngine(runner: PatternRunner, slow: Set<string>): NonNullable<CodeOptions['regExp']> {
  const make = (source: string, usual: string) => {
    const flags = getFlags(source, usual);
    // Compile once to throw for an invalid pattern.
    const written = String(new RegExp(source, flags));
    return {
      // ajv uses the text to share equal expressions.
      toString: () => written,
      test(text: string) {
        const result = runner.run(source, flags, text);
        if (result === 'slow') slow.add(source);
        return result !== false;
      },
    };
  };
  return Object.assign(make, {code: 'runPattern'});
}

function createSlowError(pattern: string, data: unknown): SchemaError {
  return {instancePath: '', schemaPath: '', data, parentSchema: {}, keyword: slowPattern, params: {pattern}};
}
