import {html, type TemplateResult} from 'lit';
import {type ProjectLook, themeLabels} from './project-look.js';

/** Renders a button for each theme and a color field. Marks the theme in `look` as pressed. */
export function renderLookControls(look: ProjectLook, change: (look: ProjectLook) => void): TemplateResult {
  const pick = (event: Event) => change({...look, color: (event.target as HTMLInputElement).value});
  return html`<div class="look">
    <div class="themes" role="group" aria-label="Theme">${themeLabels.map(
      ([theme, name]) =>
        html`<button type="button" aria-pressed=${look.theme === theme} @click=${() => change({...look, theme})}>${name}</button>`,
    )}</div>
    <label class="color"><span>Color</span> <input type="color" aria-label="Color" .value=${look.color ?? '#4353ff'} @input=${pick}></label>
  </div>`;
}
