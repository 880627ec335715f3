import {emptyHtml, type Html, html} from '../base/html.js';
import {renderCodeBlock} from './code-block.js';
import {codeElement} from './code-element.js';
import type {Component, PageContext} from './component.js';
import {readComponentProps, renderComponent} from './render-component.js';
import {slugifyHeading} from './slugify-heading.js';
import {
  isContainerElement,
  isRenderedByContainer,
  readChildren,
  readCode,
  readProps,
  type WrittenElement,
} from './written-element.js';

/** Tags of components whose children are text instead of markup. */
const ofText = new Set(['docs-latex', 'docs-prompt']);

/** Returns whether an element renders its own text, and so must render again after the text changes. */
export function isTextComponent({localName}: WrittenElement): boolean {
  return localName === codeElement.tag || ofText.has(localName);
}

/**
 * Renders an element that an author wrote in HTML, for its shadow root, with slots for its children. Children that a
 * container arranges get named slots.
 */
export function renderWrittenElement(host: WrittenElement, component: Component, page: PageContext): Html {
  if (isRenderedByContainer(host)) return html`<slot></slot>`;
  if (component === codeElement) return renderCodeBlock(readCode(host, page), page);
  const children = isContainerElement(host.localName) ? readChildren(host, page) : [];
  const body = isContainerElement(host.localName)
    ? html`${children.map(child => child.html)}`
    : ofText.has(host.localName)
      ? html`${host.textContent?.trim()}`
      : html`<slot></slot>`;
  const used = new Map<string, number>();
  const context = {
    ...page,
    children,
    text: () => host.textContent ?? '',
    // Count up only within the shadow root, where ids must be unique.
    id(text: string) {
      const base = slugifyHeading(text) || 'section';
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      return count === 1 ? base : `${base}-${count}`;
    },
    list() {},
  };
  const given = readComponentProps(component, readProps(host, component, page));
  return given.isForReaders ? renderComponent(component, given, body, context) : emptyHtml;
}
