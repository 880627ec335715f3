import {checkValues, type FormWarning} from '../form/check-values.js';
import type {ReadRequest} from '../form/read-request.js';
import type {RequestForm} from '../form/request-form.js';

/**
 * Returns a request's faults: parameters that the form rejects, and validation errors of the body. Unknown query
 * parameters are not a fault, because servers ignore them.
 */
export function checkRequest(
  form: RequestForm,
  {values, unknown, isBroken}: ReadRequest,
  bodyFaults: readonly FormWarning[] | undefined,
): readonly FormWarning[] {
  const body = (word: string, limit: FormWarning['limit']): FormWarning => ({at: 'body', path: [], word, limit});
  if (form.bodies.length > 0 && unknown.some(each => each.startsWith('body')))
    return [
      body(
        'type',
        form.bodies.map(({type}) => type),
      ),
    ];
  if (isBroken) return [body('type', 'JSON')];
  const found = checkValues(form, values);
  return bodyFaults && !values.isWithoutBody ? [...found.filter(({at}) => at !== 'body'), ...bodyFaults] : found;
}
