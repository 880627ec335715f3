import {isEmoji, isIconPath} from '../../../src/base/icon-path.js';
import {sanitizeUrl} from '../../../src/base/url.js';
import type {BaseClass, BehaviorElement} from '../../base/content-element.js';
import {createIconBase} from './create-icon-base.js';
import type {IconData} from './load-pack.js';
import {readIcon} from './read-icon.js';

const rendered = new Map<string, Promise<IconData | undefined>>();
const svg = 'http://www.w3.org/2000/svg';

export type DocsIcon = BehaviorElement;

/**
 * Shows an icon by name (from a file of the icon library), or the image at a path or URL. Its box has its final size
 * before the icon loads. An emoji is text. An unknown name shows a
 * neutral ring. An image that fails to load takes no space.
 * @tag docs-icon
 */
export function docsIcon(base: BaseClass): new () => DocsIcon {
  return class extends base {
    static observedAttributes = ['icon', 'icon-type', 'color', 'size'];
    #shown = '';
    #upgraded = false;

    override upgrade(): void {
      this.#upgraded = true;
      this.#watch(this.#picture);
      this.#draw();
    }

    override attributeChangedCallback(...change: [name: string, old: string | null, value: string | null]): void {
      super.attributeChangedCallback?.(...change);
      if (this.#upgraded) this.#draw();
    }

    #draw(): void {
      const color = this.getAttribute('color');
      const size = Number.parseFloat(this.getAttribute('size') ?? '');
      if (color && CSS.supports('color', color)) this.style.color = color;
      if (size > 0 && size <= 512) this.style.width = this.style.height = `${size}px`;
      const name = this.getAttribute('icon')?.trim() ?? '';
      const type = this.getAttribute('icon-type') ?? '';
      const key = `${type}/${name}`;
      if (!name || key === this.#shown) return;
      // The server rendered this icon. Keep it.
      const isThere = this.#shown === '' && this.#picture !== null;
      this.#shown = key;
      if (isThere) return;
      if (isIconPath(name)) this.#drawPicture(name);
      else if (isEmoji(name)) this.#drawEmoji(name);
      else void this.#drawIcon(name, type, key);
    }

    #drawPicture(address: string): void {
      // Resolve a site path against the site's folder, because pages have different depths.
      // `//host/x` and values with a scheme are URLs.
      const path = /^(?:[a-z][a-z\d+.-]*:|\/\/|\.\.?\/)/i.test(address)
        ? address
        : createIconBase().site + address.replace(/^\//, '');
      const url = sanitizeUrl(path, 'image', document.baseURI);
      if (url === undefined) return;
      const picture = document.createElement('img');
      picture.alt = '';
      picture.src = url;
      this.#place(picture);
      this.#watch(picture);
    }

    #drawEmoji(name: string): void {
      const emoji = document.createElement('span');
      emoji.className = 'icon-emoji';
      emoji.textContent = name;
      this.#place(emoji);
    }

    async #drawIcon(name: string, type: string, key: string): Promise<void> {
      let data = rendered.get(key);
      if (!data) {
        data = readIcon(name, type, createIconBase().library);
        rendered.set(key, data);
      }
      const icon = (await data) ?? neutral;
      if (this.#shown === key) this.#place(build(icon));
    }

    // Replaces the previous image, and keeps the text for screen readers.
    #place(picture: Element): void {
      this.#picture?.remove();
      this.hidden = false;
      this.append(picture);
    }

    #watch(picture: Element | null): void {
      if (!(picture instanceof HTMLImageElement)) return;
      const leaveOut = () => {
        if (picture.parentElement === this) this.hidden = true;
      };
      // Either the image failed before this code ran, or it is an SVG without a size. Only `decode` distinguishes the
      // two cases.
      if (picture.complete && picture.naturalWidth === 0) void picture.decode().catch(leaveOut);
      picture.addEventListener('error', leaveOut, {once: true});
    }

    get #picture(): Element | null {
      return this.querySelector(':scope > :is(svg, img, .icon-emoji)');
    }
  };
}

const neutral: IconData = {viewBox: '0 0 24 24', stroke: true, shapes: [['circle', {cx: '12', cy: '12', r: '8'}]]};

function build(icon: IconData): SVGElement {
  const root = document.createElementNS(svg, 'svg');
  root.setAttribute('viewBox', icon.viewBox);
  root.setAttribute('aria-hidden', 'true');
  root.setAttribute('fill', icon.stroke ? 'none' : 'currentColor');
  if (icon.stroke) {
    root.setAttribute('stroke', 'currentColor');
    root.setAttribute('stroke-width', '2');
    root.setAttribute('stroke-linecap', 'round');
    root.setAttribute('stroke-linejoin', 'round');
  }
  for (const [name, attributes] of icon.shapes) {
    const shape = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    root.append(shape);
  }
  return root;
}
