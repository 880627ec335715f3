import {getOwn, isObject} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../../openapi/document/located.js';
import {joinPointer, splitPointer} from '../../openapi/document/pointer.js';
import type {DocumentPosition, SpecProblem} from '../../openapi/document/spec-problem.js';
import {isJsonText, isJsonType, parseWrittenJson} from '../../openapi/operation/media.js';
import {getDialect, JsonSchemas} from '../../openapi/validation/json-schemas.js';
import {selectLeafErrors} from '../../openapi/validation/select-leaf-errors.js';
import {
  type OpenValidator,
  type SchemaError,
  slowPattern,
  type ValidationSide,
} from '../../openapi/validation/validator.js';
import {groupRepeats} from '../schema/group-repeats.js';
import {describeSchemaError} from '../schema/schema-message.js';
import {walkDocument} from '../schema/walk-document.js';

/** A value in an API document, with the schema that it must match. */
interface Example {
  readonly value: Located;
  readonly schema: Located;
  readonly side: ValidationSide;
  /** Noun for the value in messages. */
  readonly noun: 'example' | 'default';
}

/** Maximum number of errors to report per example. */
const MAX_OF_ONE = 3;
/** Maximum time for validating a document's examples, in milliseconds. A note reports that others are not checked. */
const MAX_TIME = 20_000;

/**
 * Finds examples and defaults that do not match their own schema: readers copy them and get an error. Validates with
 * ajv.
 */
export async function checkSpecExample(
  documents: DocumentSet,
  openValidator: OpenValidator,
): Promise<readonly SpecProblem[]> {
  const examples = await documents.settle(() => listExamples(documents));
  if (examples.length === 0) return [];
  const validate = await openExamples(documents, openValidator);
  const problems: SpecProblem[] = [];
  const end = performance.now() + MAX_TIME;
  for (const [at, example] of examples.entries()) {
    if (performance.now() > end) {
      problems.push(buildUnfinishedProblem(documents.root, examples.length - at));
      break;
    }
    problems.push(...buildProblems(validate(example, example.value.value), example));
  }
  return groupRepeats(problems, ({message}) => message.replace(/(?<=schema: ).*?(?= (?:is|has|needs) )/, ''));
}

/** Returns a value's errors, each with its position in the value. */
export type ValidateExample = (fits: Pick<Example, 'schema' | 'side'>, value: unknown) => readonly SchemaError[];

export async function openExamples(documents: DocumentSet, openValidator: OpenValidator): Promise<ValidateExample> {
  const validator = await openValidator(getDialect(documents.version));
  const schemas = new JsonSchemas(documents, validator);
  return ({schema, side}, value) => validator.validate(schemas.idOf(schema, side), value) ?? [];
}

/** Message about an example, and the key inside the example to report. */
interface ExampleTexts {
  readonly keys: readonly string[];
  /** Name of an unexpected key. */
  readonly on?: string;
  readonly message: string;
  readonly fix: string;
  /** True to report the line of the key instead of the value. */
  readonly atKey: boolean;
}

/** Names of an example: of its value in paths, and of the file with its schema. */
interface ExampleNames {
  /** Start of the message for a value that does not match. Omitted for a value that was not validated. */
  readonly mismatch: string;
  readonly root?: string;
  readonly pointer?: string;
  readonly schemaFile?: string;
}

/** Describes an example's errors. */
export function describeExample(
  errors: readonly SchemaError[],
  {pointer = '', mismatch, ...names}: ExampleNames,
): readonly ExampleTexts[] {
  return selectLeafErrors(errors, false)
    .slice(0, MAX_OF_ONE)
    .flatMap(error => {
      const messages = describeSchemaError(
        {...error, instancePath: pointer + error.instancePath},
        {words: [], ...names},
      );
      if (!messages) return [];
      const {on, message, fix} = messages;
      return {
        keys: splitPointer(error.instancePath),
        message: error.keyword === slowPattern ? message : `${mismatch}: ${message}`,
        fix,
        atKey: on !== undefined || isObject(error.data) || Array.isArray(error.data),
        ...(on !== undefined && {on}),
      };
    });
}

function buildProblems(errors: readonly SchemaError[], {value, schema, noun}: Example): readonly SpecProblem[] {
  const {file, pointer} = value;
  const mismatch = `The ${noun} does not match its schema`;
  return describeExample(errors, {mismatch, pointer, schemaFile: schema.file}).map(({keys, ...rest}) => ({
    code: 'spec-example',
    level: 'warning',
    at: {file, pointer: keys.reduce(joinPointer, pointer)},
    ...rest,
  }));
}

function buildUnfinishedProblem({file, pointer}: DocumentPosition, left: number): SpecProblem {
  return {
    code: 'spec-example',
    level: 'info',
    message: `Lectern skipped ${left} examples, because their validation takes more than ${MAX_TIME / 1000} s.`,
    fix: 'split the document into several files to check all of its examples.',
    at: {file, pointer},
  };
}

function listExamples(documents: DocumentSet): readonly Example[] {
  const examples: Example[] = [];
  walkDocument(documents, {
    schema(schema, side) {
      const add = (value: Located | undefined, noun: Example['noun']) =>
        value && value.value !== null && examples.push({value, schema, side, noun});
      add(getChild(schema, 'example'), 'example');
      add(getChild(schema, 'default'), 'default');
      if (Array.isArray(getOwn(schema.value, 'examples')))
        for (const [, each] of getChildren(schema, 'examples')) add(each, 'example');
    },
    holder(holder, side, mediaType) {
      const schema = getChild(holder, 'schema');
      // Skip examples of other media types: they are text, even if their schema has another type.
      if (!schema || (mediaType !== undefined && !isJsonType(mediaType))) return;
      const named = getChildren(holder, 'examples').flatMap(([, each]) => {
        const found = documents.resolve(each);
        return found.state === 'found' ? (getChild(found.node, 'value') ?? []) : [];
      });
      for (const value of [getChild(holder, 'example') ?? [], named].flat()) {
        const read =
          mediaType !== undefined && isJsonText(value.value) ? {...value, value: parseWrittenJson(value.value)} : value;
        if (read.value !== null) examples.push({value: read, schema, side, noun: 'example'});
      }
    },
  });
  return examples;
}
