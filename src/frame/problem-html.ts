import {type Html, html, nothing} from '../base/html.js';
import type {Problem} from '../base/problem.js';

/** A problem as readers of a page see it: the words of the command line, with the place. */
export function renderProblem(problem: Problem): Html {
  const {file, line, column} = problem.place;
  return html`<div class="callout tone-danger" role="alert"><div class="callout-body"><p class="callout-title">${problem.message}</p>${problem.fix ? html`<p>${problem.fix}</p>` : nothing}<p><code>${file}:${line}:${column}</code></p></div></div>`;
}
