import type {Ajv, Options} from 'ajv';
import {toDoubles} from '../../base/exact-json.js';
import {restoreDigits} from './exact-errors.js';
import type {OpenValidator, SchemaError} from './validator.js';

/** Schemas as authors write them: words that no standard knows are passed over, and patterns may be old JavaScript. */
const options: Options = {
  allErrors: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
  addUsedSchema: false,
  messages: false,
  verbose: true,
  unicodeRegExp: false,
  // Of decimals a remainder of nearly nothing is nothing.
  multipleOfPrecision: 9,
  logger: false,
};

type Maker = new (given: Options) => Ajv;

/** ajv, loaded when there is something to validate. */
export const openValidator: OpenValidator = async dialect => {
  const module: unknown = (await (dialect === '2020-12' ? import('ajv/dist/2020.js') : import('ajv'))).default;
  const maker = (module as {default?: Maker}).default ?? (module as Maker);
  const ajv = new maker(options);
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
        validate?.(toDoubles(value));
        return validate && restoreDigits((validate.errors ?? []) as unknown as SchemaError[], value, writtenSchemas);
      } catch {
        // A pattern that is none, a reference that leads nowhere: both are told by other rules. In a page: a policy that
        // forbids to compile.
        return undefined;
      }
    },
  };
};
