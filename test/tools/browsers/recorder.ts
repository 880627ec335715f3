// Runs in every page of a journey, before our scripts. Both functions are passed as text.

/** Records faults in a page. `sessionStorage` collects the notes of all pages of a journey, if available. */
export function record(): void {
  const all: string[] = [];
  const note = (text: string) => {
    all.push(text);
    try {
      const before = JSON.parse(sessionStorage.getItem('journey') ?? '[]') as string[];
      sessionStorage.setItem('journey', JSON.stringify([...before, text]));
    } catch {
      // One journey forbids storage. It has only one page.
    }
  };
  for (const level of ['error', 'warn'] as const) {
    const own = console[level];
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.map(String).join(' ')}`);
      own.apply(console, words);
    };
  }
  addEventListener(
    'error',
    event => {
      const {src, href} = (event.target ?? {}) as {src?: string; href?: string};
      note(event.message ? `uncaught: ${event.message}` : `did not load: ${src ?? href}`);
    },
    true,
  );
  // WebKit rejects the imports of a page that the reader leaves or reloads, while that page still runs.
  let isLeaving = false;
  if (navigator.vendor.startsWith('Apple'))
    addEventListener('beforeunload', () => {
      isLeaving = true;
    });
  addEventListener('unhandledrejection', ({reason}) => {
    const text = String(reason?.stack ?? reason);
    if (!isLeaving || !text.includes('Importing a module script failed')) note(`rejected: ${text}`);
  });
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  Object.assign(globalThis, {journeyNotes: () => JSON.parse(sessionStorage.getItem('journey') ?? '[]')});
  try {
    sessionStorage.getItem('journey');
  } catch {
    Object.assign(globalThis, {journeyNotes: () => all});
  }
}

/**
 * Returns the first visible element that matches a selector, and has this text as its own text or name. Searches shadow
 * roots, and scrolls the element into view. Throws if no element matches.
 */
export function find([selector, text]: readonly [string, string | null]): Element {
  const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isMeant = (element: Element) =>
    text === null || wordsOf(element) === text || element.getAttribute('aria-label') === text;
  const walk = (root: ParentNode): Element | undefined => {
    for (const element of root.querySelectorAll(selector)) if (isSeen(element) && isMeant(element)) return element;
    for (const element of root.querySelectorAll('*')) {
      const inside = element.shadowRoot && walk(element.shadowRoot);
      if (inside) return inside;
    }
    return undefined;
  };
  const found = walk(document);
  if (!found) throw new Error(`Nothing is seen for ${selector}${text === null ? '' : ` with the text "${text}"`}.`);
  const {top, bottom} = found.getBoundingClientRect();
  if (top < 120 || bottom > innerHeight - 40) found.scrollIntoView({block: 'center', behavior: 'instant'});
  return found;
}
