import type {Config} from '../../config/config.js';
import type {PageMetadata} from '../../markdown/frontmatter/page.js';

/** Attribute values by name. Null removes an attribute. */
export type AttributeValues = Readonly<Record<string, string | null | undefined>>;

/** Returns the attributes of `<html>` and of the site element that depend on the page. */
export function buildPageAttributes({
  slug,
  metadata,
  hasSide,
}: {
  readonly slug: string;
  readonly metadata: PageMetadata;
  readonly hasSide: boolean;
}): {
  readonly root: AttributeValues;
  readonly site: AttributeValues;
} {
  // Path of the page, without the site's base.
  const path = slug === 'index' ? '/' : `/${slug}`;
  return {root: {'data-current-path': path}, site: {'data-mode': metadata.mode, 'data-api': hasSide ? '' : null}};
}

/** Returns the attributes of the site element that depend only on docs.json. */
export function buildSiteAttributes({api, background, code, contextual, feedback, lectern}: Config): AttributeValues {
  const features = [
    lectern.counts && 'counts',
    lectern.detectLanguage && 'language',
    feedback.thumbsRating && 'answers',
    api.fields.hasWholeUrl && 'url',
    lectern.userInfo && 'user',
  ];
  return {
    'data-copy': code.copyButton ? null : 'off',
    'data-decoration': background.decoration ?? null,
    'data-actions': contextual.display === 'toc' ? 'toc' : null,
    'data-user-info': lectern.userInfo ?? null,
    'data-features': features.filter(Boolean).join(' ') || null,
  };
}
