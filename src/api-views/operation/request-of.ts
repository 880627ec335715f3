import type {FoundOperation} from '../../openapi/operation/found-operation.js';
import {openOperation} from '../../openapi/operation/operation.js';
import {type ApiRequest, buildRequest, type RequestValues} from '../../openapi/request/request.js';
import {type Sample, samples} from '../../openapi/request/samples.js';
import {buildForm, type RequestForm} from '../../try-it/request-form.js';
import type {Drawing} from '../view-context.js';
import {accessOf} from './security.js';
import {serversFor} from './servers.js';

/** A request that is ready but for credentials, and the same in every language with placeholders for them. */
export interface PreparedRequest {
  readonly request: ApiRequest;
  readonly samples: readonly Sample[];
}

/** What a reader can fill in before the request of an operation is sent. */
export function formOf(drawing: Drawing, entry: FoundOperation): RequestForm {
  const {library, options, schemes: known} = drawing;
  const operation = openOperation(library, entry);
  const {security, schemes} = accessOf(operation.security, known, options.auth);
  const servers = serversFor(drawing, operation.servers);
  return buildForm(library, operation, {servers, configured: options.baseUrls?.length ?? 0, security, schemes});
}

/** The request that these values make, and nothing that was not given. */
export function requestOf(drawing: Drawing, entry: FoundOperation, values: RequestValues): PreparedRequest {
  const {library, options, schemes: known} = drawing;
  const operation = openOperation(library, entry);
  const {security, schemes} = accessOf(operation.security, known, options.auth);
  const access = {...operation, security, samples: [], servers: serversFor(drawing, operation.servers)};
  const exact = {...values, isExact: true};
  return {
    request: buildRequest(library, access, schemes, {...exact, way: false}),
    samples: samples(library, access, schemes, exact, options.languages),
  };
}
