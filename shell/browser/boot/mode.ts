// Runs before the first paint of a prerendered page. Sets the color mode, and preloads cached fonts. It is small, and
// not a module.
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
// Styles hide elements that scripts would hide later. A portable copy has no scripts.
const root = document.documentElement;
if (alone === undefined) root.dataset.js = '';
root.dataset.mode = root.style.colorScheme = isDark ? 'dark' : 'light';
root.classList.toggle('dark', isDark);
// `page-faces.ts` loads the other fonts after the text.
for (const [use, hrefs] of Object.entries({textFace, codeFace}))
  for (const href of hrefs?.split(' ') ?? [])
    if (faces?.includes(href.replace(/.*\//, ''))) {
      root.dataset[use] = '';
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'preload', as: 'font', crossOrigin: '', href}),
      );
    }

export {};
