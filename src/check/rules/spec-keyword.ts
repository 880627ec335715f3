import {own} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {keyOf} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {counted} from '../schema/counted.js';
import {walkDocument} from '../schema/walk-document.js';

/** Keywords that a schema of this version of OpenAPI does not have, or has to have. */
export function specKeyword(documents: DocumentSet): readonly SpecProblem[] {
  const isNew = /^3\.[12]/.test(documents.version);
  const isOld = /^[23]\.0/.test(documents.version);
  const problems = new Map<string, SpecProblem>();
  walkDocument(documents, {
    schema(schema) {
      const {value} = schema;
      const say = (message: string, fix: string, on?: string) =>
        problems.set(`${keyOf(schema)} ${on ?? ''}`, {
          code: 'spec-keyword',
          level: 'warning',
          message,
          fix,
          at: schema,
          atKey: true,
          ...(on !== undefined && {on}),
        });
      const type = own(value, 'type');
      if (isNew && typeof own(value, 'nullable') === 'boolean')
        say(
          '"nullable" means nothing in OpenAPI 3.1 and later: null is a type there.',
          own(value, 'nullable') === false
            ? 'delete it.'
            : typeof type === 'string'
              ? `write type: [${type}, "null"].`
              : 'add "null" to the types.',
          'nullable',
        );
      if (isOld && type === 'array' && own(value, 'items') === undefined)
        say(
          'An array without "items" does not say what is in it.',
          'add "items": {} or the schema of an item.',
          'type',
        );
      if (own(value, 'readOnly') === true && own(value, 'writeOnly') === true)
        say('A value that is both readOnly and writeOnly is never sent.', 'keep one of the two.', 'writeOnly');
    },
  });
  return counted(problems.values(), ({on}) => on ?? '');
}
