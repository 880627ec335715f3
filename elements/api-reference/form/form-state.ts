import {checkValues, type FormWarning} from '../../../src/api-reference/form/check-values.js';
import {removeAt, setAt} from '../../../src/api-reference/form/edit-value.js';
import type {FileValue} from '../../../src/api-reference/form/field.js';
import {isMissing} from '../../../src/api-reference/form/missing-values.js';
import {type PresetValues, withPreset} from '../../../src/api-reference/form/preset-values.js';
import type {FormParameter, RequestForm} from '../../../src/api-reference/form/request-form.js';
import {getSentValue, type RejectedValue} from '../../../src/api-reference/form/response-faults.js';
import type {UserTexts} from '../../../src/api-reference/form/user-inputs.js';
import {
  type BodyValue,
  buildInitialValues,
  type FormValues,
  type ParameterValue,
  toBodyData,
  transferValues,
} from '../../../src/api-reference/form/values.js';
import {formatJson, isEqualJson} from '../../../src/base/exact-json.js';
import type {ValuePath} from '../../../src/base/format-keys.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {slowPattern} from '../../../src/openapi/validation/validator.js';
import {type FieldContext, MAX_OPTIONAL_FIELDS} from './field-context.js';
import {describeWarning} from './warning-text.js';

/** Validates a body against its schema. Resolves to undefined if it can't be validated. */
type ValidateBody = (mediaType: string, value: unknown) => Promise<readonly FormWarning[] | undefined>;

/** Delay in milliseconds between the last key and the validation of a typed body. */
const pause = 300;

/** Value that the controls of one parameter, or of the body, edit. */
interface Slot {
  /** Key of the parameter, or `body`. */
  readonly at: string;
  /** Prefix of control ids. */
  readonly id: string;
  current(): unknown;
  change(value: unknown): void;
}

/** Body that the reader typed as JSON, parsed. */
interface TypedBody {
  readonly mediaType: string;
  readonly value: unknown;
}

/**
 * Values of the request form, warnings about them, and its open sections. A change creates new objects, and never
 * modifies the old ones.
 */
export class FormState {
  readonly form: RequestForm;
  /** Chosen files, by the `fileId` in the values. */
  readonly files = new Map<number, File>();
  values: FormValues;
  /** Number of changes so far, by the reader, a link, or a curl command. */
  changes: number;
  warnings: readonly FormWarning[];
  /**
   * Value of `changes` while the form has only suggestions. Until the next change, a missing value is not a mistake.
   */
  #pristine: number | undefined;
  readonly #changed: () => void;
  readonly #preset: PresetValues | undefined;
  readonly #validate: ValidateBody | undefined;
  #faults: readonly FormWarning[] | undefined;
  /** Complaints of the last response about values. Each applies until the reader changes its value. */
  #responseFaults: readonly RejectedValue[] = [];
  #turn = 0;
  /** Parameters with values of the reader's session, by key. */
  readonly #ofUser = new Map<string, ParameterValue>();
  readonly #variants = new Map<string, number>();
  readonly #opened = new Map<string, number>();

  /**
   * `changed` runs after every change. `before` is the state for the previous version of the document: its values stay.
   * `preset` has the page's initial values. `validate` checks bodies that readers type as JSON.
   */
  constructor(
    form: RequestForm,
    changed: () => void,
    {before, preset, validate}: {before?: FormState; preset?: PresetValues; validate?: ValidateBody} = {},
  ) {
    this.form = form;
    this.#changed = changed;
    this.#preset = preset;
    this.#validate = validate;
    this.changes = before ? before.changes + 1 : 0;
    this.#pristine = before?.isChecked ? undefined : this.changes;
    this.values = before
      ? transferValues(before.values, before.form, form)
      : withPreset(buildInitialValues(form), form, preset);
    for (const [id, file] of before?.files ?? []) this.files.set(id, file);
    for (const [key, value] of before ? before.#ofUser : []) this.#ofUser.set(key, value);
    this.warnings = checkValues(form, this.values);
  }

  /** Resets all values to the suggestions of the document or the page. */
  reset(): void {
    this.#ofUser.clear();
    this.#pristine = this.changes + 1;
    this.fill(this.#suggested);
  }

  get #suggested(): FormValues {
    return withPreset(buildInitialValues(this.form), this.form, this.#preset);
  }

  /**
   * Fills parameters with values of the reader's session, unless the reader typed a value. Resets those that the
   * session no longer has. Does not call `changed`: call it before preparing the request.
   */
  fillForUser(texts: UserTexts): void {
    if (texts.size === 0 && this.#ofUser.size === 0) return;
    const suggested = this.#suggested.parameters;
    const changed = new Map<string, ParameterValue>();
    for (const [key, value] of this.values.parameters) {
      const filled = this.#ofUser.get(key);
      const text = texts.get(key);
      if (text === undefined) this.#ofUser.delete(key);
      if (text === filled?.value || (filled ? value !== filled : !isSame(value, suggested.get(key)))) continue;
      const next = text === undefined ? suggested.get(key) : {isSent: true, value: text};
      if (!next) continue;
      changed.set(key, next);
      if (text !== undefined) this.#ofUser.set(key, next);
    }
    if (changed.size === 0) return;
    this.values = {...this.values, parameters: new Map([...this.values.parameters, ...changed])};
    this.#warn();
  }

  /** Keys of the parameters with values of the reader's session. */
  get keysOfUser(): readonly string[] {
    return [...this.#ofUser].flatMap(([key, value]) => (this.values.parameters.get(key) === value ? [key] : []));
  }

  /** Values of the form, with suggestions instead of values of the reader's session. */
  get readerValues(): FormValues {
    const suggested = this.#suggested.parameters;
    const own = this.keysOfUser.map(key => [key, suggested.get(key) ?? {isSent: false, value: undefined}] as const);
    return own.length === 0 ? this.values : {...this.values, parameters: new Map([...this.values.parameters, ...own])};
  }

  /** Replaces all values, and closes all sections. */
  fill(values: FormValues): void {
    this.#variants.clear();
    this.change(values);
  }

  /** Shows warnings about missing values from now on. Call it when the reader sends the form. */
  check(): void {
    if (this.isChecked) return;
    this.#pristine = undefined;
    this.#changed();
  }

  /** Shows what a response says about values. Without faults, hides those of the response before. */
  showFaults(faults: readonly RejectedValue[] = []): void {
    if (faults.length + this.#responseFaults.length === 0) return;
    this.#responseFaults = faults;
    this.#changed();
  }

  /** Whether the reader changed or sent the form, so that it shows warnings about missing values. */
  get isChecked(): boolean {
    return this.changes !== this.#pristine;
  }

  /** Warnings to show. Those about missing values only if `isChecked`. */
  get shownWarnings(): readonly FormWarning[] {
    return this.isChecked ? this.warnings : this.warnings.filter(each => !isMissing(each));
  }

  change(change: Partial<FormValues>): void {
    this.changes++;
    this.values = {...this.values, ...change};
    const typed = this.#typedBody();
    if (!typed) this.#faults = undefined;
    this.#warn();
    this.#changed();
    void this.#validateBody(typed);
  }

  /** Updates the warnings. Keeps those of the last validation until the current text is validated. */
  #warn(): void {
    const found = checkValues(this.form, this.values);
    const faults = this.#faults ?? [];
    const isValidated = this.#faults !== undefined && faults.every(({word}) => word !== slowPattern);
    this.warnings = [...(isValidated ? found.filter(({at}) => at !== 'body') : found), ...faults];
  }

  /** Returns the body if the reader typed it as text and it is valid JSON. */
  #typedBody(): TypedBody | undefined {
    const {mediaType, bodies, isWithoutBody} = this.values;
    const body = mediaType === undefined || isWithoutBody ? undefined : bodies.get(mediaType);
    const isJson = this.form.bodies.some(({type, kind}) => type === mediaType && kind === 'json');
    const given = isJson && body && 'text' in body ? toBodyData(body) : undefined;
    return given && {mediaType: mediaType as string, value: given.value};
  }

  async #validateBody(typed: TypedBody | undefined): Promise<void> {
    const turn = ++this.#turn;
    if (!typed || !this.#validate) return;
    await new Promise(done => setTimeout(done, pause));
    if (turn !== this.#turn) return;
    const faults = await this.#validate(typed.mediaType, typed.value);
    if (turn !== this.#turn) return;
    this.#faults = faults;
    this.#warn();
    this.#changed();
  }

  changeParameter(key: string, value: ParameterValue): void {
    this.change({parameters: new Map([...this.values.parameters, [key, value]])});
  }

  changeBody(body: BodyValue): void {
    const {mediaType, bodies} = this.values;
    if (mediaType !== undefined) this.change({bodies: new Map([...bodies, [mediaType, body]])});
  }

  contextOf(parameter: FormParameter, messages: TryItMessages): FieldContext {
    const {key, required} = parameter;
    const current = () => this.values.parameters.get(key) ?? {isSent: false, value: undefined};
    const change = (value: unknown) => {
      // Typing a value also sends it. Clearing an optional one omits it.
      const isSent = required ? current().isSent || value !== '' : value !== '' && value !== undefined;
      this.changeParameter(key, {isSent, value});
    };
    const id = `p${this.form.parameters.indexOf(parameter)}`;
    return this.#context({at: key, id, current: () => current().value, change}, messages);
  }

  bodyContext(messages: TryItMessages): FieldContext {
    const current = () => {
      const body = this.values.bodies.get(this.values.mediaType ?? '');
      return body && toBodyData(body)?.value;
    };
    return this.#context({at: 'body', id: 'body', current, change: value => this.changeBody({value})}, messages);
  }

  #context({at, id, current, change}: Slot, messages: TryItMessages): FieldContext {
    const placeOf = (path: ValuePath) => JSON.stringify([at, ...path]);
    return {
      messages,
      id,
      set: (path, value) => change(setAt(current(), path, value)),
      remove: path => change(removeAt(current(), path)),
      variantAt: path => this.#variants.get(placeOf(path)),
      chooseVariant: (path, index) => this.#variants.set(placeOf(path), index),
      shownAt: path => this.#opened.get(placeOf(path)) ?? 0,
      toggle: path => {
        const place = placeOf(path);
        if (!this.#opened.delete(place)) this.#opened.set(place, MAX_OPTIONAL_FIELDS);
        this.#changed();
      },
      showMore: path => {
        const place = placeOf(path);
        this.#opened.set(place, (this.#opened.get(place) ?? 0) + MAX_OPTIONAL_FIELDS);
        this.#changed();
      },
      warningsAt: path => {
        const place = placeOf(path);
        const isHere = (each: Pick<FormWarning, 'at' | 'path'>) => each.at === at && placeOf(each.path) === place;
        const said = this.#responseFaults.filter(
          each => isHere(each) && isEqualJson(each.value, getSentValue(this.values, each)),
        );
        return [
          ...this.shownWarnings.filter(isHere).map(each => describeWarning(each, messages)),
          ...said.map(({text}) => text),
        ];
      },
      keepFile: file => this.#keepFile(file),
    };
  }

  #keepFile(file: File): FileValue {
    const id = this.files.size + 1;
    this.files.set(id, file);
    return {$file: file.name, type: file.type, size: file.size, id};
  }
}

function isSame(one: ParameterValue, other: ParameterValue | undefined): boolean {
  return one === other || (other !== undefined && formatJson({...one}) === formatJson({...other}));
}
