import {html, nothing, type TemplateResult} from 'lit/html.js';
import type {LogoPicture, LogoPictures} from '../../../src/site/chrome/logo.js';

/** Renders the light and the dark image of a logo. The style sheet hides one of them. */
export function renderLogo({light, dark}: LogoPictures, alt: string, kind: string): TemplateResult {
  return html`${renderPicture(`${kind} for-light`, light, alt)}${renderPicture(`${kind} for-dark`, dark, alt)}`;
}

function renderPicture(kind: string, {src, width, height}: LogoPicture, alt: string): TemplateResult {
  return html`<img class=${kind} src=${src} alt=${alt} width=${width ?? nothing} height=${height ?? nothing}>`;
}
