import {planRedirects} from './expand-redirects.js';
import type {Host, HostInput, HostOutput} from './host-format.js';
import {writeRedirectPages} from './redirect-pages.js';

/** GitHub Pages. Supports only files, no headers. Without a file `.nojekyll`, it would omit `_lectern/`. */
export const githubPages: Host = {title: 'GitHub Pages', markers: ['CNAME', '.nojekyll'], build};

function build(input: HostInput): HostOutput {
  const {exact, problems} = planRedirects(input, {title: 'GitHub Pages', supports: () => false});
  const pages = writeRedirectPages('GitHub Pages', exact, input);
  return {files: [{path: '.nojekyll', text: ''}, ...pages.files], problems: [...problems, ...pages.problems]};
}
