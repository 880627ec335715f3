import {html, nothing, type TemplateResult} from 'lit';
import {findPosition, JsonScan} from '../../../src/api-reference/form/json-scan.js';
import {formatSize} from '../../../src/api-reference/form/quantities.js';
import {type ResponseKind, sniffKind, toUtf8} from '../../../src/api-reference/form/response-kind.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {parseMediaType} from '../../../src/base/media-type.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import type {ApiResponse} from './exchange-state.js';
import {JsonView} from './json-view.js';
import {renderItems} from './render-items.js';
import {TextView} from './text-view.js';
import {completeScan} from './yield-to-browser.js';

/** Maximum size in bytes of an SVG to show as an image. Larger ones are slow as `data:` URLs, so show their source. */
const largestVector = 2_000_000;
const itemsAtOnce = 200;

/** Views of one response body. They stay while it is visible, and keep scroll position and open lines. */
export class ResponseBody {
  /** Whether the reader chose the raw text. */
  isRaw = false;
  readonly #messages: ResponseMessages;
  readonly #update: () => void;
  #text: TextView | undefined;
  #json: JsonView | undefined;
  #scan: JsonScan | undefined;
  #place: {readonly line: number; readonly column: number} | undefined;
  #address: string | undefined;
  #isUnshown = false;
  #shown = itemsAtOnce;
  #follows = true;
  #scrollTop = 0;

  constructor(messages: ResponseMessages, update: () => void) {
    this.#messages = messages;
    this.#update = update;
  }

  /** Revokes the object URLs of images and other media. */
  release(): void {
    if (this.#address?.startsWith('blob:')) URL.revokeObjectURL(this.#address);
    this.#address = undefined;
  }

  kindOf({kind, contentType, body}: ApiResponse): ResponseKind {
    const known = contentType === '' ? sniffKind(body) : kind;
    return known === 'vector' && body.length > largestVector ? 'text' : known;
  }

  /** Returns the name of the view next to the raw text. Undefined if the body has only raw text. */
  viewName(response: ApiResponse): string | undefined {
    const messages = this.#messages;
    const kind = this.kindOf(response);
    if (kind === 'json') return this.#place || response.body.length === 0 ? undefined : messages.tree;
    if (kind === 'vector') return messages.picture;
    return kind === 'events' || kind === 'lines' ? messages.list : undefined;
  }

  /** Returns whether the body is text, which readers can copy. */
  isText(response: ApiResponse): boolean {
    return !['image', 'audio', 'file'].includes(this.kindOf(response));
  }

  render(response: ApiResponse, isGrowing: boolean, method: string): TemplateResult | typeof nothing {
    const messages = this.#messages;
    const kind = this.kindOf(response);
    if (response.isDropped) return html`<p class="note">${messages.dropped}</p>`;
    if (kind === 'events' || kind === 'lines')
      return this.isRaw ? this.#asText(response, isGrowing) : this.#items(response);
    if (response.body.length === 0) return isGrowing ? nothing : this.#empty(response, method);
    if (kind === 'text') return this.#asText(response, isGrowing);
    if (isGrowing)
      return html`<p class="note">${fillMessage(messages.receivingOf, {size: formatSize(response.bytes, messages.locale)})}</p>`;
    if (this.isRaw && this.isText(response)) return this.#asText(response, false);
    if (kind === 'json') return this.#asJson(response);
    if (kind === 'image' || kind === 'vector' || kind === 'audio') return this.#asMedia(response, kind);
    return html`<p class="note">${fillMessage(messages.binary, {type: parseMediaType(response.contentType) || messages.noType, size: formatSize(response.bytes, messages.locale)})}</p>`;
  }

  /** Follows a growing list, if the reader is at its end. Call it after each rendering. */
  drawn(root: ParentNode): void {
    const items = root.querySelector('.items');
    if (items && this.#follows) items.scrollTop = items.scrollHeight;
  }

  #empty(response: ApiResponse, method: string): TemplateResult | typeof nothing {
    if (response.redirect || response.isStopped || response.isBroken) return nothing;
    return html`<p class="note">${method === 'HEAD' ? this.#messages.headersOnly : this.#messages.empty}</p>`;
  }

  #asText(response: ApiResponse, isGrowing: boolean): TemplateResult {
    this.#text ??= new TextView(this.#messages);
    this.#text.show(toUtf8(response.body, response.contentType), isGrowing && isLive(response));
    const {line, column} = this.#place ?? {};
    const note = line && column ? fillMessage(this.#messages.brokenJson, {line, column}) : '';
    return html`${note ? html`<p class="note">${note}</p>` : nothing}${this.#text.element}`;
  }

  #asJson(response: ApiResponse): TemplateResult | typeof nothing {
    if (this.#place) return this.#asText(response, false);
    if (!this.#scan) {
      const scan = new JsonScan(toUtf8(response.body, response.contentType));
      this.#scan = scan;
      const reading = completeScan(scan);
      if (!reading) this.#readJson(scan);
      else
        void reading.then(() => {
          this.#readJson(scan);
          this.#update();
        });
      if (this.#place) return this.#asText(response, false);
    }
    return this.#json ? html`${this.#json.element}` : html`<div class="blank" aria-busy="true"></div>`;
  }

  #readJson(scan: JsonScan): void {
    if (scan.failedAt === undefined) this.#json = new JsonView(scan, this.#messages);
    else this.#place = findPosition(scan.bytes, scan.failedAt);
  }

  #asMedia({body, contentType}: ApiResponse, kind: 'image' | 'vector' | 'audio'): TemplateResult {
    const messages = this.#messages;
    const type = parseMediaType(contentType);
    if (this.#isUnshown) return html`<p class="note">${fillMessage(messages.unshown, {type})}</p>`;
    this.#address ??=
      kind === 'vector'
        ? // Not as a blob: opened in a tab of its own it would be a document of this origin, and run its scripts.
          `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(toUtf8(body, contentType)))}`
        : URL.createObjectURL(new Blob([body as Uint8Array<ArrayBuffer>], {type}));
    const failed = () => {
      this.#isUnshown = true;
      this.#update();
    };
    if (kind === 'audio')
      return html`<div class="media"><audio controls src=${this.#address} aria-label=${messages.sound} @error=${failed}></audio></div>`;
    return html`<div class="media"><img src=${this.#address} alt=${messages.image} @error=${failed} /></div>`;
  }

  #items({items = [], itemCount, kind}: ApiResponse): TemplateResult {
    return renderItems({
      messages: this.#messages,
      items,
      count: itemCount,
      isEvents: kind === 'events',
      shown: this.#shown,
      showMore: () => {
        this.#shown += itemsAtOnce;
        this.#follows = false;
        this.#update();
      },
      scrolled: event => {
        const {scrollTop, clientHeight, scrollHeight} = event.currentTarget as Element;
        // Compare with the position before: new items move the end away from a reader who is at the end.
        if (scrollHeight - scrollTop - clientHeight < 24) this.#follows = true;
        else if (scrollTop < this.#scrollTop) this.#follows = false;
        this.#scrollTop = scrollTop;
      },
    });
  }
}

/** Returns whether the server produces the text while it sends. Judges by speed: few bytes in a long time. */
function isLive({kind, isStream, bytes, ms, msToHeaders}: ApiResponse): boolean {
  if (kind === 'events' || kind === 'lines') return true;
  return isStream && ms - msToHeaders > 400 && bytes / (ms - msToHeaders) < 500;
}
