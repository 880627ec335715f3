import {getValueAt} from '../../../src/api-reference/form/edit-value.js';
import type {Field, FieldProperty} from '../../../src/api-reference/form/field.js';
import {toBodyData} from '../../../src/api-reference/form/values.js';
import type {ValuePath} from '../../../src/base/format-keys.js';
import {isContainer} from '../../../src/base/written-number.js';
import type {FieldContext} from '../form/field-context.js';
import type {FormState} from '../form/form-state.js';
import type {RequestSession} from '../try-it/request-session.js';
import {bodyRowSelector, findBodyPath} from './body-path.js';

/** Value of a request with its field in the form and its row in the view. */
export interface RequestRow {
  readonly row: HTMLElement;
  /** Key of the parameter, or `body`. */
  readonly at: string;
  readonly path: ValuePath;
  readonly name: string;
  readonly field: Field;
  readonly required: boolean;
  /** Current value in the request. */
  readonly value: unknown;
  readonly context: FieldContext;
}

/** Finds the rows of a view whose value the form can edit: parameters, and properties of the body in open objects. */
export function findRows(place: ParentNode, {state, messages}: RequestSession): readonly RequestRow[] {
  const {form, values} = state;
  const parameters = [...place.querySelectorAll<HTMLElement>('.api-view > .part-parameters > .field[data-in]')];
  const found = parameters.flatMap(row => {
    const parameter = form.parameters.find(each => each.key === `${row.dataset.in} ${row.dataset.name}`);
    if (!parameter) return [];
    const {key, name, field, required} = parameter;
    const {isSent = false, value} = values.parameters.get(key) ?? {};
    const context = state.contextOf(parameter, messages);
    return [{row, at: key, path: [], name, field, required, value: isSent ? value : undefined, context}];
  });
  return [...found, ...listBodyRows(place, state, state.bodyContext(messages))];
}

/** Finds the row to start with: the first required one without a value, or else the first one. */
export function findFirstToFill(rows: readonly RequestRow[]): RequestRow | undefined {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return rows.find(({required, value}) => required && isEmpty(value)) ?? rows[0];
}

function listBodyRows(place: ParentNode, state: FormState, context: FieldContext): readonly RequestRow[] {
  const {mediaType, bodies, isWithoutBody} = state.values;
  const body = state.form.bodies.find(({type}) => type === mediaType);
  const current = body && toBodyData(bodies.get(body.type) ?? {value: undefined});
  // Only these bodies have fields. A body that the reader typed and that is not JSON has none.
  if (!body || !current || !/^(?:json|form|multipart)$/.test(body.kind)) return [];
  const value = isWithoutBody ? undefined : current.value;
  return [...place.querySelectorAll<HTMLElement>(bodyRowSelector)].flatMap(row => {
    const types = row.closest<HTMLElement>('.media')?.dataset.media?.split(', ') ?? [];
    const path = findBodyPath(row);
    const property = types.includes(body.type) && path ? findProperty(body.field, path) : undefined;
    if (!property || !path || (path.length > 1 && row.closest('details:not([open])'))) return [];
    const {name, field, required} = property;
    const found = {row, at: 'body', path, name, field, required, value: getValueAt(value, path)};
    return [{...found, context: createSendingContext(state, context, body.field)}];
  });
}

/** Finds a property by its property path. Undefined inside lists and variants, which rows do not identify. */
function findProperty(field: Field, path: readonly string[]): FieldProperty | undefined {
  const [name, ...rest] = path;
  const found = field.properties?.find(each => each.name === name);
  return found && rest.length > 0 ? findProperty(found.field, rest) : found;
}

/**
 * Returns a field context for rows. Setting a value also sends the body. Removing the last value of an optional object
 * removes the object too.
 */
function createSendingContext(state: FormState, context: FieldContext, body: Field): FieldContext {
  const set: FieldContext['set'] = (path, value) => {
    if (state.values.isWithoutBody) state.change({isWithoutBody: false});
    context.set(path, value);
  };
  const remove: FieldContext['remove'] = path => {
    context.remove(path);
    const outer = path.slice(0, -1) as string[];
    const current = toBodyData(state.values.bodies.get(state.values.mediaType ?? '') ?? {value: undefined});
    const left = getValueAt(current?.value, outer);
    const isEmpty = outer.length > 0 && isContainer(left) && Object.keys(left).length === 0;
    if (isEmpty && findProperty(body, outer)?.required === false) remove(outer);
  };
  return {...context, set, remove};
}
