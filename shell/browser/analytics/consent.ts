import {adoptSheets} from '../../../elements/base/adopt.js';
import {findMessages} from '../../../elements/base/messages.js';
import {setHtml} from '../../../elements/base/set-html.js';
import {readStored, writeStored} from '../../../elements/base/storage.js';
import {capitalize} from '../../../src/base/capitalize.js';
import {html} from '../../../src/base/html.js';
import {readOwn} from '../../../src/base/read-own.js';
import {enSite, type SiteMessages} from '../../../src/messages/en-site.js';
import {formatList} from '../../../src/messages/format.js';
import consentCss from './consent.css';

type Choice = 'accepted' | 'refused';

/** Display name of each provider, for the consent dialog. */
const titles: Readonly<Record<string, string>> = {
  posthog: 'PostHog',
  ga4: 'Google Analytics',
  gtm: 'Google Tag Manager',
  logrocket: 'LogRocket',
};

/**
 * Asks the reader for consent. Resolves if the reader consents now or did earlier, and never after a refusal. The
 * dialog is at the bottom of the window, and takes no focus. The browser stores the choice. A button in the footer
 * reopens the dialog.
 */
export function askConsent(base: string, providers: readonly string[]): Promise<void> {
  const key = `lectern:consent:${base}`;
  adoptSheets(consentCss);
  const offerChange = () => addChange(showBar);
  offerChange();
  // Add the button again: the footer renders again with each page.
  document.addEventListener('docs-page', offerChange);
  let agree = () => {};
  const agreed = new Promise<void>(done => {
    agree = done;
  });
  function choose(choice: Choice): void {
    const before = readStored(key);
    writeStored(key, choice);
    if (choice === 'accepted') agree();
    // Scripts that have run can't be removed. Reload, so that the page starts without them.
    else if (before === 'accepted') location.reload();
  }
  const known = readStored(key);
  if (known === 'accepted') agree();
  else if (known !== 'refused') showBar();
  return agreed;

  function showBar(): void {
    document.querySelector('.consent')?.remove();
    const messages = getCurrentMessages();
    const bar = document.createElement('section');
    bar.className = 'consent';
    bar.setAttribute('aria-label', messages.consentLabel);
    const names = providers.map(name => readOwn(titles, name) ?? capitalize(name));
    const text = messages.consentText.replace('{providers}', formatList(names, findMessages()?.frame.locale ?? 'en'));
    setHtml(
      bar,
      html`<p>${text}</p><div class="consent-choices"><button type="button" data-choice="refused">${messages.refuse}</button><button type="button" data-choice="accepted">${messages.accept}</button></div>`,
    );
    bar.addEventListener('click', event => {
      const choice = (event.target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
      if (!choice) return;
      bar.remove();
      choose(choice as Choice);
    });
    (document.querySelector('.site') ?? document.body).append(bar);
  }
}

/** Returns messages in the language of the current page. */
function getCurrentMessages(): SiteMessages {
  return findMessages()?.extras ?? enSite;
}

function addChange(change: () => void): void {
  const footer = document.querySelector('.site-footer');
  if (!footer || footer.querySelector('.consent-change')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'consent-change';
  button.textContent = getCurrentMessages().change;
  button.addEventListener('click', () => {
    change();
    document.querySelector<HTMLElement>('.consent button')?.focus();
  });
  (footer.querySelector('.footer-brand') ?? footer).append(button);
}
