import {type ExactRule, planRedirects} from './expand-redirects.js';
import type {HostInput, HostOutput} from './host-format.js';
import {redirectPages} from './redirect-pages.js';

/**
 * Builds the output for a host without known features. Redirects become HTML pages, which work without JavaScript and
 * for search engines. A redirect with placeholders becomes one page per known target. The script of 404.html handles
 * all other paths, which is reported once.
 */
export function buildForAnyHost(input: HostInput): HostOutput {
  const title = 'This host';
  const {exact, problems} = planRedirects(input, {title, supports: () => false});
  const pages = new Set(input.slugs.map(slug => `/${slug}`));
  // Pages are folders, and file servers redirect to the trailing slash.
  const rules = exact.map((rule): ExactRule => (pages.has(rule.to) ? {...rule, to: `${rule.to}/`} : rule));
  // URLs are relative, as in all pages, because the base of the site is unknown.
  const {files} = redirectPages(title, rules, input, path => '../'.repeat(path.split('/').length - 1) || './');
  const [first, ...others] = problems;
  if (!first) return {files, problems};
  const count = others.length + 1;
  const which = count === 1 ? 'The redirect with placeholders is' : `The ${count} redirects with placeholders are`;
  const message = `${which} written as pages for known addresses. 404.html redirects the others, with JavaScript only.`;
  const fix = 'Pass `--host` with the name of your host, if it has redirects.';
  return {files, problems: [{...first, message, fix}]};
}
