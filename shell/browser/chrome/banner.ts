import {setHtml} from '../../../elements/base/set-html.js';
import {readStored, writeStored} from '../../../elements/base/storage.js';
import {emptyHtml} from '../../../src/base/html.js';
import type {SiteRegions} from '../boot/skeleton.js';

type BannerRegion = Pick<SiteRegions, 'banner'>;

/** Removes a banner that the reader closed on an earlier visit. */
export function hideDismissedBanner({banner}: BannerRegion): void {
  if (banner.querySelector('.banner[data-id] [data-action="dismiss"]') && readStored(buildBannerKey(banner)))
    setHtml(banner, emptyHtml);
}

/** Removes the banner, and stores its id, so that it does not return. */
export function dismissBanner({banner}: BannerRegion): void {
  writeStored(buildBannerKey(banner), '1');
  setHtml(banner, emptyHtml);
}

function buildBannerKey(banner: HTMLElement): string {
  return `lectern:banner:${banner.querySelector<HTMLElement>('.banner[data-id]')?.dataset.id ?? ''}`;
}
