import {emptyHtml, type Html, html} from '../../base/html.js';
import {type Problem, toFixText} from '../../base/problem.js';

/** Renders a problem on a page, like the command line. Includes the position of a problem in a line of the file. */
export function renderProblem(problem: Problem): Html {
  const {file, line, column} = problem.place;
  const place = line > 1 || column > 1 ? `${file}:${line}:${column}` : file;
  return html`<div class="callout tone-danger" role="alert"><div class="callout-body"><p class="callout-title">${problem.message}</p>${problem.fix ? html`<p>Fix: ${toFixText(problem.fix)}</p>` : emptyHtml}<p><code>${place}</code></p></div></div>`;
}
