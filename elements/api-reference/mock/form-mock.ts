import {html, type nothing, type TemplateResult} from 'lit';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {ServerFields} from '../form/server-fields.js';
import {describeWarning} from '../form/warning-text.js';
import type {TryItSetting} from '../try-it/try-it-setting.js';
import {mockChoice} from './mock-choice.js';
import {renderMockMenu} from './mock-menu.js';

/** Form that sends its request to the mock. */
interface MockHost {
  readonly setting: TryItSetting;
  readonly messages: TryItMessages;
}

/** The mock of one form: its option in the server menu, its menu of responses, and the responses. */
export class FormMock {
  readonly #host: () => MockHost;
  readonly #changed: () => void;
  /** Response that the reader chose, as the value of a `Prefer` header. Empty if the request determines it. */
  #preference = '';

  constructor(host: () => MockHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  get isOffered(): boolean {
    return this.#host().setting.planMock !== undefined;
  }

  get #servers(): readonly string[] {
    return this.#host().setting.form.servers.map(({url}) => url);
  }

  get isOn(): boolean {
    return this.isOffered && mockChoice.isOn(this.#servers);
  }

  /** Follows `mockChoice`. Resets the chosen response, because another operation has others. */
  attach(): void {
    this.#preference = '';
    mockChoice.addEventListener('change', this.#changed);
  }

  detach(): void {
    mockChoice.removeEventListener('change', this.#changed);
  }

  readonly choose = (isOn: boolean): void => mockChoice.choose(this.#servers, isOn);

  /** Returns the option of the server menu. */
  entry(): ServerFields['mock'] {
    return this.isOffered ? {isOn: this.isOn, choose: this.choose} : undefined;
  }

  /** Renders a sentence about the mock, and its menu. */
  view(): TemplateResult {
    return html`${this.menu()}<p class="note">${this.#host().messages.mockInfo}</p>`;
  }

  /** Renders a menu of responses, if several are documented. */
  menu(): TemplateResult | typeof nothing {
    const {setting, messages} = this.#host();
    const choose = (preference: string) => {
      this.#preference = preference;
      this.#changed();
    };
    return renderMockMenu({messages, form: setting.form, preference: this.#preference, choose});
  }

  /** Creates the response to a request in this page. `reasons` explain a 4xx. Loads the code on first use. */
  async respond(request: ApiRequest): Promise<{readonly response: Response; readonly reasons: readonly string[]}> {
    const {setting, messages} = this.#host();
    const {response, faults} = await (await import('./mock-in-page.js')).createPageMock(
      setting,
      request,
      this.#preference,
    );
    const reasons = faults.map(each => `${[each.at, ...each.path].join(' ')}: ${describeWarning(each, messages)}`);
    return {response, reasons};
  }
}
