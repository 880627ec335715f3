import {getOwn} from '../../base/json.js';
import {readOwn} from '../../base/read-own.js';
import {toDoubles} from '../../base/to-doubles.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getLastKey} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {getOfficialSchemaName, type LoadSchema} from '../../openapi/validation/compiled-schema.js';
import {restoreDigits} from '../../openapi/validation/exact-errors.js';
import {selectLeafErrors} from '../../openapi/validation/select-leaf-errors.js';
import type {SchemaError} from '../../openapi/validation/validator.js';
import {assemble} from './assemble.js';
import {groupRepeats} from './group-repeats.js';
import {describeSchemaError} from './schema-message.js';

/**
 * Validates a document against the official schema of its version, with ajv. `documents` must contain the document as
 * written: Swagger 2.0 without conversion.
 */
export async function checkSpecSchema(documents: DocumentSet, load: LoadSchema): Promise<readonly SpecProblem[]> {
  const {root} = documents;
  const asyncapi = getOwn(root.value, 'asyncapi');
  const isAsync = asyncapi !== undefined;
  const version = isAsync ? String(asyncapi) : documents.version;
  const name = getOfficialSchemaName(version, isAsync);
  const {default: validate, words: all} = await load(name);
  const {value, spotOf} = await documents.settle(() => assemble(documents));
  validate(toDoubles(value));
  const errors = selectLeafErrors(restoreDigits(validate.errors ?? [], value)).filter(
    each => !isReportedElsewhere(each, value),
  );
  const standard = getStandardName(name);
  const kinds = new Map<SpecProblem, string>();
  for (const error of removeDuplicates(errors)) {
    const messages = describeSchemaError(error, {words: all, standard});
    if (messages)
      kinds.set(
        {code: 'spec-schema', ...messages, at: spotOf(error.instancePath), atKey: isAtKey(error)},
        getErrorKind(error),
      );
  }
  return groupRepeats(kinds.keys(), problem => kinds.get(problem) as string);
}

/**
 * Returns whether to report the line of the key instead of the value: for unknown keys, and for values that begin on a
 * later line.
 */
function isAtKey({data, keyword, propertyName}: SchemaError): boolean {
  return propertyName !== undefined || isContainer(data) || keyword.endsWith('Properties');
}

/**
 * Returns whether to skip an error: other rules report versions and extensions, and a custom dialect has schemas of its
 * own.
 */
function isReportedElsewhere({instancePath, keyword, params}: SchemaError, value: unknown): boolean {
  const isVersion = /^\/(?:openapi|swagger|asyncapi)$/.test(instancePath) && keyword !== 'type';
  const hasNone = instancePath === '' && /^(?:openapi|swagger|asyncapi)$/.test(String(params.missingProperty));
  const isExtension = /\/x-[^/]*$/.test(instancePath);
  if (isVersion || hasNone || isExtension) return true;
  const dialect = getOwn(value, 'jsonSchemaDialect');
  const isOther = typeof dialect === 'string' && !/2020-12|spec\.openapis\.org/.test(dialect);
  return isOther && /^\/components\/schemas\/|\/(?:schema|itemSchema)(?:\/|$)/.test(instancePath);
}

/** Removes duplicates, because several branches of a schema can find the same error. */
function removeDuplicates(errors: readonly SchemaError[]): readonly SchemaError[] {
  const seen = new Set<string>();
  return errors.filter(({instancePath, keyword, params}) => {
    const key = `${instancePath} ${keyword} ${JSON.stringify(params)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function getErrorKind({schemaPath, instancePath, params}: SchemaError): string {
  return `${schemaPath} ${getLastKey(instancePath)} ${JSON.stringify(params)}`;
}

const families = {swagger: 'Swagger', openapi: 'OpenAPI', asyncapi: 'AsyncAPI'};

function getStandardName(name: string): string {
  const [family, version] = name.split('-');
  return `${readOwn(families, family)} ${version}`;
}
