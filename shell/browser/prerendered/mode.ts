// The first thing that a prerendered page runs: the reader's colours and the fonts, before anything is drawn. Not a module, and small.
const {mode, strict, alone, fonts} = (document.currentScript as HTMLScriptElement).dataset;
let kept: string | null | undefined;
try {
  kept = strict === undefined ? localStorage.getItem('lectern:mode') : null;
} catch {
  // Storage is forbidden: what docs.json says.
}
const wanted = kept ?? mode;
const isDark = wanted === 'system' ? matchMedia('(prefers-color-scheme:dark)').matches : wanted === 'dark';
// Styles hide what the behaviour to come would hide; in a copy on a disk none comes.
const root = document.documentElement;
if (alone === undefined) root.dataset.js = '';
root.dataset.mode = root.style.colorScheme = isDark ? 'dark' : 'light';
root.classList.toggle('dark', isDark);

interface Line {
  /** Megabits a second, as far as the browser knows. */
  readonly downlink?: number;
  readonly saveData?: boolean;
}
// Fonts take as long as text and styles together: a slow line has these first, and the fonts from the next page on.
const {downlink = 10, saveData} = (navigator as Navigator & {connection?: Line}).connection ?? {};
if (fonts && downlink >= 2.5 && !saveData)
  for (const href of fonts.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'font', crossOrigin: 'anonymous', href});
    document.head.append(link);
  }

export {};
