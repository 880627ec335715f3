import type {Page} from 'playwright-core';

export interface Picture {
  readonly screen: string;
  readonly setting: string;
  readonly png: Buffer;
  /** Difference from the accepted picture in percent. Undefined without one. */
  readonly changed: number | undefined;
}

/** Returns one image with all pictures of a theme: one row per screen, wide ones first. */
export async function contactSheet(page: Page, theme: string, pictures: readonly Picture[]): Promise<Buffer> {
  const rows = [...new Set(pictures.map(each => each.screen))];
  const figure = ({setting, png, changed}: Picture) =>
    `<figure class="${setting.endsWith('390') ? 'narrow' : 'wide'}"><img src="data:image/png;base64,${png.toString('base64')}" alt=""><figcaption>${setting}${changed === undefined ? '' : ` · ${changed.toFixed(1)} %`}</figcaption></figure>`;
  const body = rows
    .map(
      screen =>
        `<h2>${screen}</h2><div>${pictures
          .filter(each => each.screen === screen)
          .map(figure)
          .join('')}</div>`,
    )
    .join('');
  await page.setViewportSize({width: 2400, height: 1000});
  await page.setContent(
    `<style>body{font:16px sans-serif;background:#bbb;margin:24px}h2{margin:24px 0 8px}div{display:flex;gap:16px}figure{margin:0}img{display:block;width:100%}.wide{width:880px}.narrow{width:254px}</style><h1>${theme}</h1>${body}`,
  );
  return page.screenshot({fullPage: true});
}
