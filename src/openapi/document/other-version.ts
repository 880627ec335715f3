import {getOwn, isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {Source} from '../../base/source.js';
import {isNumber} from '../../base/written-number.js';
import type {ApiDocument} from './api-document.js';
import {placeProblems} from './place-problems.js';
import {upgradeSwagger} from './upgrade-swagger.js';

/**
 * Reads a document that is not OpenAPI 3.0 to 3.2. Accepts AsyncAPI unchanged, converts Swagger 2.0, and reads what it
 * recognizes of other versions.
 */
export async function readOtherVersion(
  value: unknown,
  {file, text}: Source,
): Promise<{readonly document?: Pick<ApiDocument, 'value' | 'version'>; readonly problems: readonly Problem[]}> {
  const report = (level: Problem['level'], code: string, message: string, fix: string): readonly Problem[] => [
    {code, level, message, fix, place: {file, line: 1, column: 1}},
  ];
  if (!isObject(value)) {
    const message = `The document is ${describeKind(value)}, not an object.`;
    return {problems: report('error', 'spec-shape', message, 'write an object that begins with "openapi": "3.1.0".')};
  }
  const asyncapi = getOwn(value, 'asyncapi');
  if (asyncapi !== undefined)
    return {document: {value, version: ''}, problems: await checkAsyncVersion(asyncapi, {file, text})};
  const stated = getOwn(value, 'openapi');
  const swagger = getOwn(value, 'swagger');
  if (swagger !== undefined && stated === undefined && /^2(?:\.0)?$/.test(String(swagger)))
    return {
      document: {value: upgradeSwagger(value), version: '2.0'},
      problems: report(
        'info',
        'spec-swagger',
        'The document is Swagger 2.0. Lectern shows it as OpenAPI 3.0.',
        'convert the document to OpenAPI 3.1 to use newer features.',
      ),
    };
  const version = typeof stated === 'string' || isNumber(stated) ? String(stated) : '';
  if (version) {
    const message = `openapi is "${version.slice(0, 40)}", an unknown version. Lectern reads ${file} as OpenAPI 3.1.`;
    const fix = 'write "openapi": "3.1.0".';
    const at = {file, pointer: '/openapi'};
    const problems = [{code: 'spec-version', level: 'warning', message, fix, at}] as const;
    return {document: {value, version}, problems: await placeProblems(problems, new Map([[file, text]]))};
  }
  const looksRight = ['paths', 'webhooks', 'components', 'info'].some(key => isObject(getOwn(value, key)));
  const message = `${file} has no OpenAPI version.`;
  const problems = report('error', 'spec-version', message, 'add "openapi": "3.1.0".');
  return looksRight ? {document: {value, version}, problems} : {problems};
}

async function checkAsyncVersion(stated: unknown, {file, text}: Source): Promise<readonly Problem[]> {
  const version = typeof stated === 'string' || isNumber(stated) ? String(stated) : '';
  if (/^(?:2\.[0-6]|3\.[01])(?:[.-]|$)/.test(version)) return [];
  const message = `asyncapi is "${version.slice(0, 40)}", an unknown version. Lectern reads ${file} as AsyncAPI ${/^[012](?:\.|$)/.test(version) ? '2.6' : '3.0'}.`;
  const at = {file, pointer: '/asyncapi'};
  const problems = [{code: 'spec-version', level: 'warning', message, fix: 'write "asyncapi": "3.0.0".', at}] as const;
  return placeProblems(problems, new Map([[file, text]]));
}

function describeKind(value: unknown): string {
  if (value === null) return 'empty';
  return Array.isArray(value) ? 'a list' : `a single ${typeof value}`;
}
