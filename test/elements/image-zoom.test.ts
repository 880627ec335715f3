import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {enlargeImages} from '../../elements/content/image-zoom/image-zoom.js';

const picture = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80"><rect width="9" height="9"/></svg>`)}`;

async function draw(template: ReturnType<typeof html>): Promise<HTMLElement> {
  const element = await fixture<HTMLElement>(html`<div><div class="docs-content">${template}</div></div>`);
  await Promise.all([...element.querySelectorAll('img')].map(image => image.decode()));
  enlargeImages(element);
  return element;
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.zoom');

describe('enlargeImages', () => {
  it('opens by keyboard, closes on Escape, and restores the focus', async () => {
    const element = await draw(html`<img src=${picture(200)} alt="A map">`);
    const image = element.querySelector('img') as HTMLImageElement;
    expect(image.getAttribute('aria-label')).to.equal('Enlarge image: A map');
    await expect(element).to.be.accessible();
    image.focus();
    image.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    expect(dialog()?.open).to.equal(true);
    expect(dialog()?.querySelector('img')?.src).to.equal(image.src);
    await expect(dialog()).to.be.accessible();
    // Closes the dialog like the browser on Escape.
    dialog()?.close();
    await waitUntil(() => !dialog());
    expect(document.activeElement).to.equal(image);
  });

  it('opens and closes by click, and closes on back navigation', async () => {
    const element = await draw(html`<img src=${picture(200)} alt="">`);
    element.querySelector('img')?.click();
    dialog()?.querySelector('img')?.click();
    await waitUntil(() => !dialog());
    element.querySelector('img')?.click();
    expect(dialog()?.open).to.equal(true);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitUntil(() => !dialog());
  });

  it('skips small, linked, and excluded images', async () => {
    const large = picture(200);
    const element = await draw(
      html`<img src=${picture(20)} alt="small"><a href="#a"><img src=${large} alt="link"></a><button><img src=${large} alt="button"></button><img src=${large} alt="own" data-no-zoom><div class="card"><img src=${large} alt="card"></div>`,
    );
    expect(element.querySelectorAll('[data-zoom]').length).to.equal(0);
    for (const image of element.querySelectorAll('img')) image.click();
    expect(dialog() === null).to.equal(true);
  });

  it('prepares each image once, even if it loads later', async () => {
    const element = await fixture<HTMLElement>(html`<div><div class="docs-content"><img alt="late"></div></div>`);
    const image = element.querySelector('img') as HTMLImageElement;
    image.src = picture(300);
    enlargeImages(element);
    enlargeImages(element);
    await waitUntil(() => image.dataset.zoom !== undefined);
    image.click();
    expect(document.querySelectorAll('dialog.zoom').length).to.equal(1);
    dialog()?.close();
    await waitUntil(() => !dialog());
  });
});
