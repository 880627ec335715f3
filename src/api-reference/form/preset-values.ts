import {parseJson} from '../../base/exact-json.js';
import {isContainer} from '../../base/written-number.js';
import type {RequestForm} from './request-form.js';
import type {BodyValue, FormValues} from './values.js';

/**
 * Initial values that a page sets for its form: parameters by name (`limit`) or by location and name (`query limit`),
 * and `body`.
 */
export type PresetValues = Readonly<Record<string, unknown>>;

/** Parses preset values from the JSON in an attribute. Undefined if the JSON is not an object. */
export function parsePreset(text: string | null): PresetValues | undefined {
  try {
    const value: unknown = parseJson(text ?? 'null');
    return isContainer(value) && !Array.isArray(value) ? (value as PresetValues) : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a page's preset values to form values. */
export function withPreset(values: FormValues, form: RequestForm, preset: PresetValues | undefined): FormValues {
  if (!preset) return values;
  const parameters = new Map(values.parameters);
  for (const {key, name} of form.parameters)
    for (const each of [name, key])
      if (Object.hasOwn(preset, each)) parameters.set(key, {isSent: true, value: preset[each]});
  const {mediaType} = values;
  if (mediaType === undefined || !Object.hasOwn(preset, 'body')) return {...values, parameters};
  const {body} = preset;
  const written: BodyValue = typeof body === 'string' ? {text: body} : {value: body};
  return {...values, parameters, bodies: new Map([...values.bodies, [mediaType, written]]), isWithoutBody: false};
}
