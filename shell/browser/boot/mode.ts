// Runs before a prerendered page is painted: sets the color mode, and preloads fonts that are cached. Not a module, and small.
const {mode, strict, alone, textFace, codeFace} = (document.currentScript as HTMLScriptElement).dataset;
let kept: string | null | undefined;
let faces: string | null | undefined;
try {
  kept = strict === undefined ? localStorage.getItem('lectern:mode') : null;
  faces = localStorage.getItem('lectern:faces');
} catch {
  // Storage is unavailable: use docs.json.
}
const wanted = kept ?? mode;
const isDark = wanted === 'system' ? matchMedia('(prefers-color-scheme:dark)').matches : wanted === 'dark';
// Styles hide what later behavior would hide. A copy on a disk has no behavior.
const root = document.documentElement;
if (alone === undefined) root.dataset.js = '';
root.dataset.mode = root.style.colorScheme = isDark ? 'dark' : 'light';
root.classList.toggle('dark', isDark);
// `page-faces.ts` loads the others after the text.
for (const [use, hrefs] of Object.entries({textFace, codeFace}))
  for (const href of hrefs?.split(' ') ?? [])
    if (faces?.includes(href.replace(/.*\//, ''))) {
      root.dataset[use] = '';
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'preload', as: 'font', crossOrigin: '', href}),
      );
    }

export {};
