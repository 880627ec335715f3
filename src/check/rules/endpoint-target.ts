import type {Problem} from '../../base/problem.js';
import {isWebAddress} from '../../base/web-address.js';
import {documentFile} from '../../navigation/api-documents.js';
import {nearestOperation} from '../../openapi/operation/nearest-operation.js';
import type {Binding} from '../../page/binding.js';
import type {Project} from '../project.js';
import type {Use} from '../uses.js';
import {has, noDocument, nowhere} from './page-binding.js';

type Named = Pick<Binding, 'kind' | 'method' | 'target'>;

/** An element that shows part of an API document which the project does not have: the file, or the operation in it. */
export async function endpointTarget({element, component, place}: Use, project: Project): Promise<readonly Problem[]> {
  if (!component || !shown.has(component.tag)) return [];
  const written = (name: string) => {
    const value = element.attributes.get(name);
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const spec = written('spec');
  // What stands at an address is not read here.
  if (!spec || isWebAddress(spec)) return [];
  const {documents, paths} = project;
  const file = documentFile(spec) ?? spec;
  if (!paths.has(file))
    return [
      noDocument(`<${element.name}> names the document "${spec}"`, file, await documents.others(), place('spec')),
    ];
  const named = namedBy(written);
  const known = named && (await documents.read(file));
  if (!known || has(known, named)) return [];
  // The nearest operation may be of another method: then that is what has to be written.
  const near = nearestOperation(known.operations, named.method ?? '', named.target ?? '');
  const isMethod = named.attribute === 'path' && near?.path === named.target;
  return [
    nowhere(named, [known], place(isMethod ? 'method' : named.attribute), each =>
      isMethod ? `method="${each.method.toLowerCase()}"` : `${named.attribute}="${each.path}"`,
    ),
  ];
}

const shown = new Set(['openapi-endpoint', 'openapi-thirdparty-a', 'openapi-thirdparty-b', 'openapi-thirdparty-c']);

/** What the attributes name, and the one that is to be mended. */
function namedBy(written: (name: string) => string | undefined): (Named & {readonly attribute: string}) | undefined {
  const [method, path] = [written('method'), written('path')];
  if (method && path) return {kind: 'operation', method: method.toUpperCase(), target: path, attribute: 'path'};
  const webhook = written('webhook');
  if (webhook) return {kind: 'operation', method: 'WEBHOOK', target: webhook, attribute: 'webhook'};
  const schema = written('schema');
  return schema ? {kind: 'schema', target: schema, attribute: 'schema'} : undefined;
}
