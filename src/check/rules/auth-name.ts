import type {Problem} from '../../base/problem.js';
import {isWebAddress} from '../../base/web-address.js';
import {namedDocuments} from '../../navigation/api-documents.js';
import type {Project} from '../project.js';

/** `"method": "key"` without the name of a header, where no document gives one. */
export async function authName({read, places, documents}: Project): Promise<readonly Problem[]> {
  const {api} = read.config;
  const files = namedDocuments(read.config);
  const known = await Promise.all(files.map(file => documents.read(file)));
  // A document at an address is not read here, and may have the name.
  const isNamed = known.some(each => each?.namesKey) || files.some(isWebAddress);
  const problem = (keys: readonly string[]): Problem => ({
    code: 'auth-name',
    level: 'error',
    message: `${keys.join('.')} asks for a key, and nothing says in which header it goes.`,
    fix: 'Add "name": "X-API-Key" with the name that the API expects.',
    place: places.of([...keys, 'method']),
  });
  return [
    ...(api.auth.method === 'key' && !api.auth.name && !isNamed ? [problem(['api', 'auth'])] : []),
    ...(api.mdx.auth.method === 'key' && !api.mdx.auth.name && !api.auth.name ? [problem(['api', 'mdx', 'auth'])] : []),
  ];
}
