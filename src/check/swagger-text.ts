import type {SpecProblem} from '../openapi/document/spec-problem.js';

/** Keys that Lectern adds when it converts Swagger 2.0 to OpenAPI 3.0, and the keys of 2.0 that authors see. */
const keys: readonly (readonly [converted: RegExp, written: string])[] = [
  [/components\.securitySchemes/g, 'securityDefinitions'],
  [/(?<=[.…])content\["[^"]*"\]\.(?=schema|example)/g, ''],
  [/(?<=parameters\[\d+\]\.)schema\./g, ''],
  [/\{"type": "http", "scheme": "bearer"\}/g, '{"type": "apiKey", "name": "Authorization", "in": "header"}'],
  [/(?<="required": true, )"schema": \{("type": "string")\}/g, '$1'],
];

/** Rewrites the texts of a problem to the keys of Swagger 2.0. */
export function toSwaggerText(problem: SpecProblem): SpecProblem {
  const rewrite = (text: string) => keys.reduce((all, [converted, written]) => all.replace(converted, written), text);
  return {...problem, message: rewrite(problem.message), fix: rewrite(problem.fix)};
}
