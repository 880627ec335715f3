import {type ExactRule, planRedirects} from './expand-redirects.js';
import type {HostInput, HostOutput} from './host-format.js';
import {writeRedirectPages} from './redirect-pages.js';

/**
 * Builds the output for a host without known features. Redirects become HTML pages, which also work without JavaScript
 * and for search engines. A redirect with placeholders becomes one page per known target. The script of 404.html
 * follows the redirect for all other paths. One problem reports this.
 */
export function buildForAnyHost(input: HostInput): HostOutput {
  const title = 'This host';
  const {exact, problems} = planRedirects(input, {title, supports: () => false});
  const pages = new Set(input.slugs.map(slug => `/${slug}`));
  // Append a slash to targets, because pages are folders: file servers would redirect once more.
  const rules = exact.map((rule): ExactRule => (pages.has(rule.to) ? {...rule, to: `${rule.to}/`} : rule));
  // Write relative URLs, like all pages do, because the site's base is unknown.
  const {files} = writeRedirectPages(title, rules, input, path => '../'.repeat(path.split('/').length - 1) || './');
  const [first, ...others] = problems;
  if (!first) return {files, problems};
  const count = others.length + 1;
  const which =
    count === 1
      ? 'Lectern wrote the redirect with placeholders'
      : `Lectern wrote the ${count} redirects with placeholders`;
  const message = `${which} as HTML pages for known URLs. 404.html redirects all other URLs with JavaScript.`;
  const fix = 'Pass --host with your host, such as --host netlify.';
  return {files, problems: [{...first, message, fix}]};
}
