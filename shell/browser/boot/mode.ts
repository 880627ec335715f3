// Classic script that runs before the first paint of a prerendered page. Sets the color mode, and preloads fonts that
// the browser has cached. Keep it small: it blocks parsing.
const {mode, strict, alone, textFace, codeFace} = (document.currentScript as HTMLScriptElement).dataset;
let kept: string | null | undefined;
let faces: string | null | undefined;
try {
  kept = strict === undefined ? localStorage.getItem('lectern:mode') : null;
  faces = localStorage.getItem('lectern:faces');
} catch {
  // Storage is blocked: use the color mode of docs.json.
}
const wanted = kept ?? mode;
const isDark = wanted === 'system' ? matchMedia('(prefers-color-scheme:dark)').matches : wanted === 'dark';
// `data-js` lets the style sheet hide elements that scripts hide later. A portable copy has no scripts.
const root = document.documentElement;
if (alone === undefined) root.dataset.js = '';
root.dataset.mode = root.style.colorScheme = isDark ? 'dark' : 'light';
root.classList.toggle('dark', isDark);
// Load only cached fonts. `page-faces.ts` loads the others after the text is visible.
for (const [use, hrefs] of Object.entries({textFace, codeFace}))
  for (const href of hrefs?.split(' ') ?? [])
    if (faces?.includes(href.replace(/.*\//, ''))) {
      root.dataset[use] = '';
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'preload', as: 'font', crossOrigin: '', href}),
      );
    }

export {};
