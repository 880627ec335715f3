import {getOwn, getOwnText} from '../base/json.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import type {Located} from '../openapi/document/located.js';
import type {SpecProblem} from '../openapi/document/spec-problem.js';
import {type FollowReference, followInto} from '../openapi/operation/operation.js';
import type {SchemaSide} from '../openapi/schema/build-schema-rows.js';
import type {ViewSchema} from './model.js';

/** Context and collected data while a view is read. */
export interface ReadingState {
  readonly documents: DocumentSet;
  readonly isThree: boolean;
  readonly follow: FollowReference;
  readonly schemas: ViewSchema[];
  readonly problems: SpecProblem[];
  /** Media type of messages that define none. */
  readonly contentType: string;
}

export function startReading(documents: DocumentSet): ReadingState {
  const problems: SpecProblem[] = [];
  return {
    documents,
    isThree: isVersion3(documents.root),
    follow: followInto(documents, problems),
    schemas: [],
    problems,
    contentType: getOwnText(documents.root.value, 'defaultContentType') ?? 'application/json',
  };
}

/** Returns whether the document is 3.x, which lists operations separately from channels. */
export function isVersion3({value}: Located): boolean {
  return !/^[012](?:\.|$)/.test(String(getOwn(value, 'asyncapi')));
}

/** Adds a schema to the view. Its index is its position in the list. */
export function addSchema({schemas}: ReadingState, schema: Located, side: SchemaSide): ViewSchema {
  const made = {index: schemas.length, schema, side};
  schemas.push(made);
  return made;
}
