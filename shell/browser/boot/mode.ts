// The first thing that a prerendered page runs: the reader's colours, before anything is drawn. Not a module, and small.
const {mode, strict, alone} = (document.currentScript as HTMLScriptElement).dataset;
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

export {};
