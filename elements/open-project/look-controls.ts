import {html, type TemplateResult} from 'lit';
import {type ProjectLook, themeLabels} from './project-look.js';

/** Renders a button for each theme, and a field for the color. The buttons of the current look are pressed. */
export function renderLookControls(design: ProjectLook, change: (design: ProjectLook) => void): TemplateResult {
  const pick = (event: Event) => change({...design, colour: (event.target as HTMLInputElement).value});
  return html`<div class="look">
    <div class="themes" role="group" aria-label="Theme">${themeLabels.map(
      ([theme, name]) =>
        html`<button type="button" aria-pressed=${design.theme === theme} @click=${() => change({...design, theme})}>${name}</button>`,
    )}</div>
    <label class="colour"><span>Colour</span> <input type="color" aria-label="Colour" .value=${design.colour ?? '#4353ff'} @input=${pick}></label>
  </div>`;
}
