import {adoptForElement} from '../../../elements/base/adopt.js';
import barCss from '../../../elements/theme/operation-bar.css';

/** Bar and skip link of the open page. */
let current: {readonly button: HTMLElement; remove(): void} | undefined;

/**
 * Keeps "Try it" visible on a page of the site, and adds a skip link to it. While the method line is outside the
 * viewport, a bar repeats method, path, and button. On phones, the bar is always visible, and has the only button.
 */
export function showOperationBar(main: Element, line: Element, button: HTMLElement): void {
  if (current?.button === button) return;
  current?.remove();
  adoptForElement(main, barCss);
  const bar = document.createElement('div');
  bar.className = 'operation-bar';
  const phone = matchMedia('(max-width: 767px)');
  let isPassed = false;
  const update = () => {
    bar.hidden = !isPassed && !phone.matches;
  };
  update();
  bar.setAttribute('data-markdown-ignore', '');
  const row = document.createElement('div');
  for (const part of line.querySelectorAll('.method, .operation-path')) row.append(part.cloneNode(true));
  row.append(createSecondButton(button, 'try-it'));
  bar.append(row);
  main.append(bar);
  const skip = createSecondButton(button, 'skip-link');
  document.querySelector('.skip-link')?.after(skip);

  const header = document.querySelector<HTMLElement>('.site-header');
  const covered = header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;
  const observer = new IntersectionObserver(
    entries => {
      // Remove the bar if its button is gone: another page opened, or the page no longer offers the form.
      if (!button.isConnected) return current?.remove();
      for (const {isIntersecting, boundingClientRect} of entries)
        isPassed = !isIntersecting && boundingClientRect.top <= 0;
      update();
    },
    {rootMargin: `-${covered}px 0px 0px`},
  );
  observer.observe(line);
  phone.addEventListener('change', update);
  current = {
    button,
    remove() {
      observer.disconnect();
      phone.removeEventListener('change', update);
      bar.remove();
      skip.remove();
      current = undefined;
    },
  };
}

/** Creates a second button with the same effect as "Try it". */
function createSecondButton(button: HTMLElement, name: string): HTMLButtonElement {
  const other = document.createElement('button');
  other.type = 'button';
  other.className = name;
  other.textContent = button.textContent;
  other.setAttribute('aria-haspopup', 'dialog');
  other.onclick = () => button.click();
  return other;
}
