import type {ApiReader, View, ViewResult} from '../../../src/api-reference/views/reader.js';
import {wrapView} from '../../../src/api-reference/views/render-view.js';
import {
  attributeNames,
  callView,
  renderRequestedRows,
  type ViewRequest,
} from '../../../src/api-reference/views/view-request.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {fromReceivedHtml} from '../../../src/base/html.js';
import type {Problem} from '../../../src/base/problem.js';
import {findColorMode} from '../../base/foreign-mode.js';
import {loadHostMessages} from '../../base/messages.js';
import {isInsideLectern} from '../../base/our-place.js';
import {restoreProperties} from '../../base/restore-properties.js';
import {describeUnreadable} from '../documents/failed-result.js';
import {evictReaders, openElementReaders, resolveDocumentUrls} from '../documents/readers.js';
import {markPendingClicks} from '../request-panel/pending-click.js';
import {givenCredentials} from './given-credentials.js';
import {completeSheets, createShadowPlace, getLightRoot} from './place.js';
import {addProperties} from './properties.js';
import {getApiContext} from './site-context.js';
import {countSheets, insertView, needsViewSheets} from './view-markup.js';
import {readViewRequest} from './wanted.js';

/** Fired after an `<openapi-endpoint>` rendered a view. */
export class OpenapiShownEvent extends Event {
  readonly view: Pick<View, 'title' | 'outline' | 'problems'>;

  constructor(view: Pick<View, 'title' | 'outline' | 'problems'>) {
    super('openapi-shown', {bubbles: true, composed: true});
    this.view = view;
  }
}

/** Result of a reader, and the reader. */
interface RequestedView {
  readonly result: ViewResult;
  readonly reader?: ApiReader;
}

/** Fired when an `<openapi-endpoint>` shows an error instead of a view. */
export class OpenapiFailedEvent extends Event {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('openapi-failed', {bubbles: true, composed: true});
    this.problems = problems;
  }
}

/**
 * One operation of an OpenAPI document. In Lectern sites, its markup is part of the page. In host pages, it is in a
 * shadow root. Attributes can change at any time. Elements of one page share a document.
 * @tag openapi-endpoint
 * @fires openapi-shown - After the element rendered a view.
 * @fires openapi-failed - If the document or the operation can't be loaded.
 * @fires openapi-before-send - Before the form sends a request. A listener can change or cancel it.
 * @fires openapi-response - After a response arrived completely.
 * @slot header - Above the operation.
 * @slot footer - Below the operation.
 * @slot loading - While the document loads.
 * @slot error - Instead of an error message.
 */
export class OpenapiEndpoint extends HTMLElement {
  static observedAttributes = [...attributeNames, 'mode'];
  #turn = 0;
  #isWaiting = false;
  #place: HTMLElement | undefined;
  #unfollow: (() => void) | undefined;
  #unseen: (() => void) | undefined;

  /** Credentials for requests of the form, by scheme. Has no getter, so that other scripts can't read them. */
  set credential(given: unknown) {
    givenCredentials.set(this, given);
  }

  connectedCallback(): void {
    restoreProperties(this, properties);
    markPendingClicks();
    if (this.#isDrawn()) void this.#adopt();
    // Load later if the element is invisible: far below the viewport with `loading="lazy"`, or in a closed section,
    // tab, or dialog.
    else if (!this.#isOurs() && (this.getAttribute('loading') === 'lazy' || !this.checkVisibility())) {
      import('./call-when-seen.js').then(
        ({callWhenSeen}) => {
          this.#unseen = callWhenSeen(this, () => void this.#load());
        },
        () => this.#load(),
      );
    }
    // Start the download before the element is prepared, so that both run at the same time.
    else void this.#load();
  }

  disconnectedCallback(): void {
    this.#turn++;
    this.#unseen?.();
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  /** Downloads the document again and renders it. The form keeps its values. */
  async reload(): Promise<void> {
    const wanted = readViewRequest(this);
    evictReaders(wanted);
    await this.#load();
    await (await import('./try-it-button.js')).updateStartedRequest(this, this.#prepare(), wanted);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected || this.#turn === 0) return;
    if (name === 'mode') this.#showMode();
    else this.#plan();
  }

  /** Takes over prerendered markup. Loads only what the reader opens. */
  async #adopt(): Promise<void> {
    const turn = ++this.#turn;
    const place = this.#prepare();
    const messages = loadHostMessages(this);
    if (messages) await messages;
    if (turn !== this.#turn) return;
    this.#upgradeElements(place, (row, from) => this.#rows(row, from)).catch(() => undefined);
    void this.#offer(place, readViewRequest(this));
  }

  /**
   * Returns whether the view was prerendered, either in the light DOM or by `lectern/ssr` in a declarative shadow root.
   */
  #isDrawn(): boolean {
    const box = this.#turn === 0 && this.shadowRoot?.querySelector('.docs-foreign');
    return (box || this).querySelector(':scope > .operation-box') !== null;
  }

  /** Creates the node to render into, once. */
  #prepare(): HTMLElement {
    const isInHostPage = this.#place ? this.#place !== this : !this.#isOurs();
    // Read the color mode before adding style sheets: afterwards, reading it would cost a second style computation.
    if (isInHostPage && !this.#unfollow) this.#showMode();
    if (isInHostPage) this.style.minHeight ||= this.getAttribute('min-height') ?? '';
    this.#place ??= isInHostPage ? createShadowPlace(this) : getLightRoot(this, this.#isDrawn());
    return this.#place;
  }

  #isOurs(): boolean {
    // Inside the shadow root of another element, the page's style sheets do not apply. Render into its own shadow root
    // instead.
    const isOpen = this.getRootNode() === document;
    return isOpen && (this.hasAttribute('data-rendered') || isInsideLectern(this));
  }

  #showMode(): void {
    if (this.#place !== this) this.dataset.mode = findColorMode(this);
  }

  /** Renders once for all attributes that change in one task. */
  #plan(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      if (this.isConnected) void this.#load();
    });
  }

  async #load(): Promise<void> {
    const turn = ++this.#turn;
    const messages = loadHostMessages(this);
    if (messages) await messages;
    if (turn !== this.#turn) return;
    const wanted = readViewRequest(this);
    const requested = Promise.all([this.#requestView(wanted), getApiContext()?.components()]);
    const place = this.#prepare();
    place.setAttribute('aria-busy', 'true');
    // Delay the skeleton: before a fast response, it would only flicker. With reserved height, show it at once, or the
    // area stays empty.
    const slow = setTimeout(
      () =>
        import('./show-skeleton.js')
          .then(({showSkeleton}) => showSkeleton(place, resolveDocumentUrls(wanted)))
          .catch(() => undefined),
      this.clientHeight > 99 ? 0 : 300,
    );
    try {
      await this.#show(turn, wanted, place, requested);
    } catch (error) {
      // A module failed to load.
      if (turn === this.#turn) this.#fail(place, [describeUnreadable('The operation', getErrorMessage(error))]);
    } finally {
      clearTimeout(slow);
    }
  }

  async #show(
    turn: number,
    wanted: ViewRequest,
    place: HTMLElement,
    requested: Promise<readonly [RequestedView, unknown]>,
  ): Promise<void> {
    const [{result, reader}] = await requested;
    // An attribute changed meanwhile: a newer call renders its result.
    if (turn !== this.#turn) return;
    if (result.state === 'failed') return this.#fail(place, result.problems);
    const {main, aside, ...view} = result.view;
    const markup = wrapView(fromReceivedHtml(main), aside === undefined ? undefined : fromReceivedHtml(aside));
    const needsSheets = needsViewSheets(markup);
    const later = needsSheets || this.matches('[hide],[layout]') ? undefined : countSheets(markup);
    if (later !== 0) await completeSheets(place, later, needsSheets);
    if (turn !== this.#turn) return;
    insertView(place, markup);
    place.removeAttribute('aria-busy');
    // The style sheet hides the content below until the whole view is rendered.
    place.dataset.partial = '';
    const alive = this.#upgradeElements(place, (row, from) => renderRequestedRows(wanted, reader, row, from));
    alive.catch(() => undefined);
    void this.#offer(place, wanted);
    // This was the first part of the view. Load the second part, which appears below the first.
    const options = {...wanted.options, isSparse: place !== this};
    const rest = aside === undefined && wanted.name ? await reader?.rest(wanted.name, options) : undefined;
    if (rest) await completeSheets(place);
    if (turn !== this.#turn) return;
    const after = await alive;
    if (turn !== this.#turn) return;
    if (rest) after.showRest(place, fromReceivedHtml(rest.main), fromReceivedHtml(rest.aside));
    if (rest) after.defineInside(place);
    if (rest && wanted.options.written) getApiContext()?.examples.hide(this);
    delete place.dataset.partial;
    this.dispatchEvent(new OpenapiShownEvent({...view, outline: [...view.outline, ...(rest?.outline ?? [])]}));
    // The page may have rendered its header again, with the title from the document. Add the button again.
    await this.#offer(place, wanted);
  }

  /** Upgrades a rendered view, and follows the color mode. Resolves to `after-view.js`, which can append the rest. */
  async #upgradeElements(place: HTMLElement, read: (row: string, from: number) => Promise<string>) {
    const after = await import('./after-view.js');
    after.upgradeElements(place, read);
    if (place !== this && this.isConnected) this.#unfollow ??= after.watchColorMode(this, () => this.#showMode());
    return after;
  }

  /** Adds the request form. Does not block the view, which readers see first. */
  async #offer(place: HTMLElement, wanted: ViewRequest): Promise<void> {
    const turn = this.#turn;
    const form = await import('./try-it-button.js').catch(() => undefined);
    if (turn === this.#turn) form?.offerTryIt(this, place, wanted);
  }

  /** Searches the documents in order until one contains the operation. If none does, returns the first failure. */
  async #requestView(wanted: ViewRequest): Promise<RequestedView> {
    let first: ViewResult | undefined;
    for (const reader of openElementReaders(wanted)) {
      const result = await callView(reader, wanted);
      if (result.state === 'ready') return {result, reader};
      first ??= result;
    }
    return {result: first ?? {state: 'failed', problems: []}};
  }

  /** Loads rows for a prerendered view, from the first document that contains them. */
  async #rows(row: string, from: number): Promise<string> {
    const wanted = readViewRequest(this);
    for (const reader of openElementReaders(wanted)) {
      const rows = await renderRequestedRows(wanted, reader, row, from);
      if (rows) return rows;
    }
    return '';
  }

  /** Shows problems. Without problems, shows that the element has no document. */
  #fail(place: HTMLElement, problems: readonly Problem[]): void {
    const turn = this.#turn;
    const retry = () => {
      evictReaders(readViewRequest(this));
      void this.#load();
    };
    // The message box needs the first additional style sheet.
    Promise.all([import('./show-failure.js'), completeSheets(place, 1)])
      .then(([{showFailure}]) => {
        if (turn !== this.#turn) return;
        const failed = new OpenapiFailedEvent(showFailure(place, {problems, wanted: readViewRequest(this), retry}));
        place.removeAttribute('aria-busy');
        this.dispatchEvent(failed);
      })
      // The code for messages failed to load, or a Trusted Types policy blocks HTML. Show the reason as text.
      .catch(error => {
        place.textContent = getErrorMessage(error);
        place.removeAttribute('aria-busy');
        this.dispatchEvent(new OpenapiFailedEvent(problems));
      });
  }
}

const properties = [
  'credential',
  ...addProperties(OpenapiEndpoint.prototype, [
    ...attributeNames,
    ...'mode loading hide layout min-height values credentials proxy'.split(' '),
  ]),
];
