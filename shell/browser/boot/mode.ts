// The first thing that a prerendered page runs: the reader's colours, before anything is drawn. Not a module, and small.
const {mode, strict, alone} = (document.currentScript as HTMLScriptElement).dataset;
let kept: string | null | undefined;
try {
  kept = strict === undefined ? localStorage.getItem('lectern:mode') : null;
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

export {};
