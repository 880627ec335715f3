import type {ValuePath} from '../../../src/api-reference/form/edit-value.js';
import type {Field} from '../../../src/api-reference/form/field.js';
import {jsonOf} from '../../../src/api-reference/form/values.js';
import {isContainer} from '../../../src/base/written-number.js';
import type {FieldContext} from '../form/field-context.js';
import type {FormState} from '../form/form-state.js';
import type {RequestSession} from '../request-panel/request-session.js';

/** A documented value of a request: its row in the page, and its field in the form. */
export interface RequestRow {
  readonly row: HTMLElement;
  /** The key of a parameter, or `body`. */
  readonly at: string;
  readonly path: ValuePath;
  readonly name: string;
  readonly field: Field;
  readonly required: boolean;
  /** The value that is sent. */
  readonly value: unknown;
  readonly context: FieldContext;
}

/** Returns the rows of a view whose values the form has: parameters, and the first level of the body. */
export function findRows(place: ParentNode, {state, words}: RequestSession): readonly RequestRow[] {
  const {form, values} = state;
  const parameters = [...place.querySelectorAll<HTMLElement>('.api-view > .part-parameters > .field[data-in]')];
  const found = parameters.flatMap(row => {
    const parameter = form.parameters.find(each => each.key === `${row.dataset.in} ${row.dataset.name}`);
    if (!parameter) return [];
    const {key, name, field, required} = parameter;
    const {isSent = false, value} = values.parameters.get(key) ?? {};
    const context = state.contextOf(parameter, words);
    return [{row, at: key, path: [], name, field, required, value: isSent ? value : undefined, context}];
  });
  return [...found, ...bodyRows(place, state, state.bodyContext(words))];
}

function bodyRows(place: ParentNode, state: FormState, context: FieldContext): readonly RequestRow[] {
  const {mediaType, bodies, isWithoutBody} = state.values;
  const body = state.form.bodies.find(({type}) => type === mediaType);
  const current = body && jsonOf(bodies.get(body.type) ?? {value: undefined});
  // A text that is no JSON has no fields.
  if (!body || !current || !/^(?:json|form|multipart)$/.test(body.kind)) return [];
  const value = isWithoutBody ? undefined : current.value;
  return [...place.querySelectorAll<HTMLElement>('.api-view > .part-body .field[data-in="body"]')].flatMap(row => {
    const types = row.closest<HTMLElement>('.media')?.dataset.media?.split(', ') ?? [];
    const property = body.field.properties?.find(({name}) => name === row.dataset.name);
    if (!property || !types.includes(body.type)) return [];
    const {name, field, required} = property;
    const own = isContainer(value) && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    return [{row, at: 'body', path: [name], name, field, required, value: own, context: sending(state, context)}];
  });
}

/** Returns a context in which a value that is typed is sent, whether the body was or not. */
function sending(state: FormState, context: FieldContext): FieldContext {
  const set: FieldContext['set'] = (path, value) => {
    if (state.values.isWithoutBody) state.change({isWithoutBody: false});
    context.set(path, value);
  };
  return {...context, set};
}
