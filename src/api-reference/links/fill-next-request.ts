import {getOwn} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {Server} from '../../openapi/document/document-info.js';
import type {Field} from '../form/field.js';
import type {FormParameter, RequestForm} from '../form/request-form.js';
import {parseTypedValue} from '../form/typed-text.js';
import {buildInitialValues, type FormValues} from '../form/values.js';
import type {NextRequest} from './next-request.js';

/** A request form with the values of an OpenAPI link. */
interface FilledRequest {
  readonly values: FormValues;
  /** Label of the link: the path with its values, and the query. */
  readonly label: string;
  readonly server?: Server;
}

/**
 * Fills a form from an OpenAPI link. Accepts only documented parameters, bodies, and servers. Undefined if the link has
 * an unknown parameter, or a path parameter without a value.
 */
export function fillNextRequest(form: RequestForm, {parameters, body, server}: NextRequest): FilledRequest | undefined {
  const fresh = buildInitialValues(form);
  const filled = new Map<FormParameter, unknown>();
  for (const [name, value] of parameters) {
    const parameter = form.parameters.find(each => name === `${each.in}.${each.name}` || name === each.name);
    if (!parameter) return undefined;
    filled.set(parameter, toFieldValue(parameter.field, value));
  }
  const inPath = form.parameters.filter(each => each.in === 'path');
  if (inPath.some(each => !filled.has(each))) return undefined;
  const [media] = form.bodies;
  const sent = [...filled].map(([{key}, value]) => [key, {isSent: true, value}] as const);
  const offered = form.servers.find(({url}) => url === server);
  return {
    values: {
      ...fresh,
      parameters: new Map([...fresh.parameters, ...sent]),
      ...(body &&
        media && {
          mediaType: media.type,
          isWithoutBody: false,
          bodies: new Map([
            ...fresh.bodies,
            [media.type, isText(media.kind, body.value) ? {text: String(body.value)} : body] as const,
          ]),
        }),
    },
    label: formatLabel(form, filled),
    ...(offered && {server: offered}),
  };
}

function isText(kind: string, value: unknown): boolean {
  return (kind === 'text' || kind === 'xml') && !isContainer(value);
}

/**
 * Converts a scalar to a field's type: `"7"` becomes a number for a number field, and 7 becomes text for a text field.
 */
function toFieldValue(field: Field, value: unknown): unknown {
  if (field.kind === 'text') return String(value);
  if (field.kind === 'boolean') return String(value) === 'true';
  return typeof value === 'string' ? parseTypedValue(field, value) : value;
}

function formatLabel({method, path}: RequestForm, filled: ReadonlyMap<FormParameter, unknown>): string {
  const texts = Object.fromEntries(
    [...filled].filter(([each]) => each.in === 'path').map(([{name}, value]) => [name, String(value)]),
  );
  const shown = path.replace(/\{([^{}]*)\}/g, (whole, name: string) => String(getOwn(texts, name) ?? whole));
  const query = [...filled].filter(([each]) => each.in === 'query').map(([{name}, value]) => `${name}=${value}`);
  return `${method} ${shown}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
