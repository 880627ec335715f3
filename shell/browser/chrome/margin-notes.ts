/** Between two notes, in pixels. */
const gap = 16;

/**
 * Places each footnote next to the line that refers to it, in themes whose style sheet takes footnotes out of the text
 * (`[data-beside]`), as far as the screen is wide enough. Everywhere else they stay what they are: a list at the end of the text.
 */
export function placeNotes(): void {
  let isAsked = false;
  const place = () => {
    isAsked = false;
    for (const section of document.querySelectorAll<HTMLElement>('.site-article > .footnotes')) placeIn(section);
  };
  const soon = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(place);
  };
  // Folds, tabs, pictures and faces move lines, and the next page has notes of its own.
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  new MutationObserver(soon).observe(document.body, {childList: true, subtree: true});
  place();
}

function placeIn(section: HTMLElement): void {
  const article = section.closest<HTMLElement>('article');
  if (!article) return;
  section.dataset.beside = '';
  const notes = [...section.querySelectorAll<HTMLElement>(':scope > ol > li[id]')];
  const isBeside = notes.some(note => getComputedStyle(note).position === 'absolute');
  article.style.minHeight = '';
  if (!isBeside) return;
  const top = article.getBoundingClientRect().top;
  const contents = article.closest('.site-main')?.querySelector('.contents')?.getBoundingClientRect();
  let free = contents?.height ? contents.bottom - top + gap : 0;
  for (const note of notes) {
    const line = article.querySelector(`[role="doc-noteref"][href$="#${CSS.escape(note.id)}"]`);
    // Collapsed content has no position: its note follows the previous one.
    const wanted = line?.checkVisibility() ? line.getBoundingClientRect().top - top : 0;
    const at = Math.max(free, wanted);
    note.style.top = `${Math.round(at)}px`;
    free = at + note.offsetHeight + gap;
  }
  if (free > article.offsetHeight) article.style.minHeight = `${Math.ceil(free)}px`;
}
