import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {openOperation} from '../../../openapi/operation/operation.js';
import {buildRequest, type RequestValues} from '../../../openapi/request/request.js';
import {buildSamples} from '../../../openapi/request/samples.js';
import {buildForm, type RequestForm} from '../../form/request-form.js';
import {shortenDescription} from '../../form/shorten-description.js';
import type {PreparedRequest} from '../reader.js';
import type {ViewContext} from '../view-context.js';
import {resolveSecurity} from './security.js';
import {listServers} from './servers.js';

export {loadLanguages} from '../../../openapi/request/load-languages.js';

export function buildOperationForm(context: ViewContext, entry: FoundOperation): RequestForm {
  const {documents, options, schemes: known} = context;
  const operation = openOperation(documents, entry);
  const {security, schemes} = resolveSecurity(operation.security, known, options.auth);
  const servers = listServers(context, operation.servers);
  const about = (description: string) => context.text(shortenDescription(description)).text;
  return buildForm(documents, operation, {
    servers,
    configured: options.baseUrls?.length ?? 0,
    security,
    schemes,
    about,
    isBlank: options.site?.views?.isBlank ?? false,
  });
}

/** Builds the request from `values` alone, without default values. */
export function buildOperationRequest(
  context: ViewContext,
  entry: FoundOperation,
  values: RequestValues,
): PreparedRequest {
  const {documents, options, schemes: known} = context;
  const operation = openOperation(documents, entry);
  const {security, schemes} = resolveSecurity(operation.security, known, options.auth);
  const access = {...operation, security, samples: [], servers: listServers(context, operation.servers)};
  const exact = {...values, isExact: true};
  return {
    request: buildRequest(documents, access, schemes, {...exact, signInIndex: false}),
    samples: buildSamples(documents, access, schemes, exact, options.languages),
  };
}
