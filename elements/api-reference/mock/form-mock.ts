import type {TemplateResult} from 'lit';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {ServerFields} from '../form/server-fields.js';
import {describeWarning} from '../form/warning-text.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import {mockChoice} from './mock-choice.js';
import {renderMockFields} from './mock-fields.js';

/** The form that the mock responds to. */
interface MockHost {
  readonly setting: TryItSetting;
  readonly messages: TryItMessages;
}

/** The mock of one form: its entry in the server menu, its fields, and its responses. */
export class FormMock {
  readonly #host: () => MockHost;
  readonly #changed: () => void;
  /** The chosen response, as the value of a `Prefer` header. */
  #preference = '';

  constructor(host: () => MockHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  get isOffered(): boolean {
    return this.#host().setting.planMock !== undefined;
  }

  get isOn(): boolean {
    return this.isOffered && mockChoice.isOn;
  }

  /** Follows the page's choice. Another operation has other responses. */
  attach(): void {
    this.#preference = '';
    mockChoice.addEventListener('change', this.#changed);
  }

  detach(): void {
    mockChoice.removeEventListener('change', this.#changed);
  }

  choose(isOn: boolean): void {
    mockChoice.choose(isOn);
  }

  /** Returns the entry of the server menu. */
  entry(): ServerFields['mock'] {
    return this.isOffered ? {isOn: this.isOn, choose: this.choose} : undefined;
  }

  view(): TemplateResult {
    const {setting, messages} = this.#host();
    const choose = (preference: string) => {
      this.#preference = preference;
      this.#changed();
    };
    return renderMockFields({messages, form: setting.form, preference: this.#preference, choose});
  }

  /** Responds to a request in this page, with reasons for a 4xx. Loads its code on the first use. */
  async respond(request: ApiRequest): Promise<{readonly response: Response; readonly reasons: readonly string[]}> {
    const {setting, messages} = this.#host();
    const {response, faults} = await (await import('./mock-in-page.js')).mockInPage(setting, request, this.#preference);
    const reasons = faults.map(each => `${[each.at, ...each.path].join(' ')}: ${describeWarning(each, messages)}`);
    return {response, reasons};
  }
}
