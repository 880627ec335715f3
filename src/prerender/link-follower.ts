import {encodePath} from '../navigation/slug.js';
import {type Link, resolveLink} from '../routes/link.js';
import {resolve} from '../routes/routes.js';
import type {OpenProject} from './open-project.js';

/**
 * Leads links of authors to where their address ends: `/sdk` to the page `sdk/index`, `/Intro.html` to `intro`, a redirect to
 * what it leads to. Shell and hosts find that when they are asked; a plain host knows nothing of it.
 */
export function linkFollower({site, pages}: Pick<OpenProject, 'site' | 'pages'>): (link: Link) => Link {
  const {routes} = site;
  const written = new Set(pages.map(({slug}) => slug));
  const follow = (link: Link, isRedirected = false): Link => {
    if (link.kind !== 'page' || link.slug === 'index') return link;
    const {slug, query, hash} = link;
    const route = resolve(routes, `/${encodePath(slug)}${query}${hash && `#${encodePath(hash)}`}`);
    if (route.kind === 'redirect')
      return isRedirected ? link : follow(resolveLink(route.to, {slug: '', pages: routes.navigation.entries}), true);
    if (route.kind === 'page') return {...link, slug: route.slug};
    const inside = `${slug}/index`;
    return route.kind === 'unlisted' && !written.has(slug) && written.has(inside) ? {...link, slug: inside} : link;
  };
  return link => follow(link);
}
