import {type Link, resolveLink} from '../../base/link.js';
import {encodePath} from '../../base/slug.js';
import {type Routes, resolveRoute} from './routes.js';

/** Follows the link that an author wrote to its final target. */
export type FollowLink = (link: Link) => Link;

/**
 * Creates a function that follows links to their final page: `/sdk` to `sdk/index`, `/Intro.html` to `intro`, and
 * through redirects. Static hosts cannot do this when they receive the request. `written` contains the slugs of all
 * page files, if they are known.
 */
export function createLinkFollower(routes: Routes, written: ReadonlySet<string> = new Set()): FollowLink {
  const follow = (link: Link, isRedirected = false): Link => {
    if (link.kind !== 'page' || link.slug === 'index') return link;
    const {slug, query, hash} = link;
    const route = resolveRoute(routes, `/${encodePath(slug)}${query}${hash && `#${encodePath(hash)}`}`);
    if (route.kind === 'redirect')
      return isRedirected ? link : follow(resolveLink(route.to, {slug: '', pages: routes.navigation.entries}), true);
    if (route.kind === 'page') return {...link, slug: route.slug};
    const folder = slug.replace(/\/index$/, '');
    return route.kind === 'unlisted' && !written.has(slug) && written.has(folder) ? {...link, slug: folder} : link;
  };
  return link => follow(link);
}
