import {describeValue} from '../../base/describe-value.js';
import {guessFlag} from '../../base/guess-flag.js';
import type {Problem} from '../../base/problem.js';
import {findNearest} from '../../config/find-nearest.js';
import {parseOperationBinding, readBinding} from '../../markdown/frontmatter/binding.js';
import {listChoices} from '../../messages/join-choices.js';
import type {CheckedPage} from '../page-file.js';
import {findKeyPlace} from '../places.js';

/** Expected type or allowed values of a key, and an example for the fix. */
type Fault = ({readonly wanted: string} | {readonly allowed: readonly string[]}) & {readonly example: string};
/** Checks a value. Undefined if it is valid. */
type Judge = (value: unknown) => Fault | undefined;

const isText: Judge = value =>
  typeof value === 'string' || typeof value === 'number'
    ? undefined
    : {
        wanted: 'a string',
        example: Array.isArray(value)
          ? JSON.stringify(value.join(', '))
          : typeof value === 'boolean'
            ? `"${value}"`
            : '"My text"',
      };
const flag: Judge = value =>
  typeof value === 'boolean' || value === 'true' || value === 'false'
    ? undefined
    : {wanted: 'true or false', example: `${guessFlag(value)}`};
const oneOf =
  (...names: readonly string[]): Judge =>
  value =>
    names.includes(String(value).trim())
      ? undefined
      : {allowed: names, example: findNearest(String(value), names) ?? `${names[0]}, or another allowed value`};
const operation: Judge = value =>
  typeof value === 'string' && parseOperationBinding(value)
    ? undefined
    : {wanted: 'a method and a path such as "GET /users"', example: '"GET /users"'};

const judges: Readonly<Record<string, Judge>> = {
  title: isText,
  sidebarTitle: isText,
  description: isText,
  tag: isText,
  url: isText,
  canonical: isText,
  hidden: flag,
  noindex: flag,
  deprecated: flag,
  hideFooterPagination: flag,
  hideApiMarker: flag,
  timestamp: flag,
  iconType: isText,
  draft: flag,
  mode: oneOf('default', 'wide', 'center', 'custom', 'frame'),
  playground: oneOf('interactive', 'simple', 'hide', 'none', 'auth'),
  authMethod: oneOf('bearer', 'basic', 'key', 'none'),
  keywords: value =>
    Array.isArray(value) || typeof value === 'string'
      ? undefined
      : {wanted: 'an array of words', example: '[docs, start]'},
  api: operation,
  openapi: value =>
    typeof value === 'string' && readBinding(new Map([['openapi', value]]))
      ? undefined
      : {wanted: 'an operation such as "GET /users" or a file such as "openapi.yaml"', example: '"GET /users"'},
  asyncapi: isText,
  'openapi-schema': isText,
};

/** Finds frontmatter values of a wrong type, which have no effect. */
export function checkFrontmatterValue(page: CheckedPage): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [key, value] of page.frontmatter) {
    const fault = value === null || !Object.hasOwn(judges, key) ? undefined : judges[key]?.(value);
    if (!fault) continue;
    problems.push({
      code: 'frontmatter-value',
      level: key === 'openapi' || key === 'api' ? 'error' : 'warning',
      message: `${key} is ${describeValue(value)}${'allowed' in fault ? `. Allowed values: ${listChoices(fault.allowed.map(each => `"${each}"`))}` : `, not ${fault.wanted}`}.`,
      fix: `Write ${key}: ${fault.example}.`,
      place: findKeyPlace(page, key),
    });
  }
  return problems;
}
