import {adoptForElement} from '../../base/adopt.js';
import css from './docs-mermaid.css';
import {importElk, importMermaid} from './libraries.js';

/** Functions of Mermaid that this module calls. */
interface Mermaid {
  initialize(config: Record<string, unknown>): void;
  run(options: {readonly nodes: readonly HTMLElement[]}): Promise<void>;
  registerLayoutLoaders(loaders: unknown): void;
}

type DiagramResult = {readonly diagram: HTMLElement} | {readonly problem: string};

let library: Promise<Mermaid> | undefined;
let last: Promise<unknown> = Promise.resolve();

function load(): Promise<Mermaid> {
  if (!library) {
    library = importMermaid().then((module): Mermaid => module.default);
    // Remove a failed download from the cache, so that the next diagram tries again.
    library.catch(() => {
      library = undefined;
    });
  }
  return library;
}

/** Returns whether a diagram requests the ELK layout, in its frontmatter or by its first word. */
function wantsElk(source: string): boolean {
  return /^\s*flowchart-elk\b|\blayout["']?\s*:\s*["']?elk|\bdefaultRenderer["']?\s*:\s*["']?elk/m.test(source);
}

let elk: Promise<void> | undefined;

function loadElk(mermaid: Mermaid): Promise<void> {
  elk ??= importElk().then(module => mermaid.registerLayoutLoaders(module.default));
  elk.catch(() => {
    elk = undefined;
  });
  return elk;
}

/** Renders a diagram in the colors at `place`. Renders one after another, because Mermaid's configuration is global. */
export function drawDiagram(source: string, label: string, place: HTMLElement): Promise<DiagramResult> {
  const rendered = last.then(() => draw(source, label, place));
  last = rendered;
  return rendered;
}

async function draw(source: string, label: string, place: HTMLElement): Promise<DiagramResult> {
  const box = document.createElement('div');
  box.className = 'diagram';
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', label);
  const inner = document.createElement('div');
  // Authors expect HTML references in labels, but with `securityLevel: 'strict'` labels are text.
  // Write them in Mermaid's own notation. It would show U+00A0 as a reference in a label with a line break, so use
  // U+2007.
  inner.textContent = source.replaceAll('&nbsp;', '\u2007').replace(/&([a-z]+);/gi, '#$1;');
  box.append(inner);
  // Mermaid measures text, so it must render inside the document.
  const stage = document.createElement('div');
  stage.className = 'diagram-stage';
  stage.append(box);
  try {
    const mermaid = await load();
    if (wantsElk(source)) await loadElk(mermaid);
    adoptForElement(place, css);
    document.body.append(stage);
    mermaid.initialize(buildSettings(place));
    await mermaid.run({nodes: [inner]});
    keepReadable(inner.querySelector('svg'));
    return {diagram: box};
  } catch (error) {
    return {problem: getFirstErrorLine(error)};
  } finally {
    stage.remove();
  }
}

/** Sets a minimum width. On a narrow screen, the diagram then scrolls before its text becomes unreadable. */
function keepReadable(picture: SVGSVGElement | null): void {
  const width = picture?.viewBox.baseVal?.width ?? 0;
  if (picture && width > 0) picture.style.minWidth = `${Math.round(Math.min(width, 1600) * 0.7)}px`;
}

/** Returns the first line of an error's message. Parse errors of Mermaid are not instances of `Error`. */
function getFirstErrorLine(error: unknown): string {
  const {message, str} = Object(error) as {readonly message?: unknown; readonly str?: unknown};
  const [text = String(error)] = [message, str].filter(each => typeof each === 'string');
  return text.split('\n')[0] ?? '';
}

/**
 * Returns a function that resolves a color token at `place` to `rgb()`. Mermaid calculates with colors, but can't read
 * `color-mix()`.
 */
function createColorResolver(place: HTMLElement): (name: string) => string {
  const {style} = place;
  const before = style.color;
  return name => {
    style.color = `color-mix(in srgb, var(--docs-${name}), var(--docs-${name}))`;
    const {color} = getComputedStyle(place);
    style.color = before;
    const [, channels, alpha = '1'] = /^color\(srgb ([\d.e -]+?)(?: \/ ([\d.]+))?\)$/.exec(color) ?? [];
    if (!channels) return color;
    return `rgba(${channels.split(' ').map(channel => Math.round(Number(channel) * 255))},${alpha})`;
  };
}

function buildSettings(place: HTMLElement): Record<string, unknown> {
  const style = getComputedStyle(place);
  const color = createColorResolver(place);
  const text = color('text-1');
  const line = color('text-3');
  const surface = color('surface-0');
  return {
    startOnLoad: false,
    // Diagrams can't contain HTML, click handlers, or scripts.
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    fontFamily: style.getPropertyValue('--docs-font-body').trim(),
    flowchart: {htmlLabels: false, curve: 'basis'},
    themeVariables: {
      darkMode: style.colorScheme === 'dark',
      fontSize: '15px',
      background: surface,
      primaryColor: color('surface-1'),
      primaryTextColor: text,
      primaryBorderColor: color('border-2'),
      secondaryColor: color('brand-surface'),
      secondaryTextColor: text,
      secondaryBorderColor: color('brand-border'),
      tertiaryColor: color('surface-2'),
      tertiaryTextColor: text,
      tertiaryBorderColor: color('border-1'),
      lineColor: line,
      textColor: text,
      titleColor: text,
      edgeLabelBackground: surface,
      clusterBkg: color('surface-1'),
      clusterBorder: color('border-1'),
      noteBkgColor: color('warning-surface'),
      noteTextColor: text,
      noteBorderColor: color('warning-border'),
      actorBkg: color('surface-1'),
      actorBorder: color('border-2'),
      actorTextColor: text,
      actorLineColor: color('border-2'),
      signalColor: line,
      signalTextColor: text,
      labelTextColor: text,
      loopTextColor: text,
      activationBkgColor: color('brand-surface'),
      activationBorderColor: color('brand-border'),
    },
  };
}
