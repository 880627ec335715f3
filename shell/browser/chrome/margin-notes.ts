/** Minimum gap between two notes, in pixels. */
const gap = 16;

/**
 * Positions each footnote next to its line, if the window is wide enough. Only for themes with margin notes
 * (`[data-beside]`). Otherwise, footnotes stay at the end of the text.
 */
export function positionFootnotes(): void {
  let isRequested = false;
  const place = () => {
    isRequested = false;
    for (const section of document.querySelectorAll<HTMLElement>('.site-article > .footnotes'))
      placeSectionNotes(section);
  };
  const soon = () => {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(place);
  };
  // Position the notes again when lines move: a section or tab opens, an image or font loads, or another page opens.
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  new MutationObserver(soon).observe(document.body, {childList: true, subtree: true});
  place();
}

function placeSectionNotes(section: HTMLElement): void {
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
    // A line in collapsed content has no position. Put its note below the previous one.
    const wanted = line?.checkVisibility() ? line.getBoundingClientRect().top - top : 0;
    const at = Math.max(free, wanted);
    note.style.top = `${Math.round(at)}px`;
    free = at + note.offsetHeight + gap;
  }
  if (free > article.offsetHeight) article.style.minHeight = `${Math.ceil(free)}px`;
}
