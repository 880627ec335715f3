import {createGenerator, type UnoGenerator} from '@unocss/core';
import {presetWind3, type Theme} from '@unocss/preset-wind3';
import {isSafeName, isSafeRule} from './safe-rule.js';
import {mayBeUtility} from './utility-name.js';

const scope = '.docs-content';
const greys = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** Color of the site as a CSS variable, under the name on hosted platforms. Added to the engine's colors. */
const platform = (name: string) => `rgb(var(--${name}) / %alpha)`;
const colors = {
  primary: {DEFAULT: platform('primary'), light: platform('primary-light'), dark: platform('primary-dark')},
  background: {light: platform('background-light'), dark: platform('background-dark')},
  gray: Object.fromEntries(greys.map(step => [step, platform(`gray-${step}`)])),
};

/** CSS variables that generated rules read, with their default values. */
type Defaults = ReadonlyMap<string, string>;

interface Engine {
  readonly generator: UnoGenerator<Theme>;
  readonly defaults: Defaults;
}

let engine: Promise<Engine> | undefined;

async function makeEngine(): Promise<Engine> {
  const make = (preflight: boolean) =>
    createGenerator<Theme>({
      presets: [
        presetWind3({
          preflight,
          arbitraryVariants: false,
          dark: {dark: ':is(:root[data-mode="dark"],.dark)', light: ':is(:root[data-mode="light"],.light)'},
        }),
      ],
      theme: {colors},
      // Do not merge rules: one invalid selector would invalidate the merged rule.
      mergeSelectors: false,
      extendTheme: theme => ({...theme, fontFamily: {...theme.fontFamily, mono: 'var(--docs-font-mono)'}}),
    });
  const whole = await generateText(await make(true), [], true);
  const defaults = [...whole.matchAll(/(--un-[\w-]+):([^;}]*)[;}]/g)].map(
    ([, name, value]) => [name as string, value as string] as const,
  );
  return {generator: await make(false), defaults: new Map(defaults)};
}

/**
 * Builds the style sheet of utility classes for pages. Its rules apply only inside page content, after Lectern's rules
 * and before those of the project. Empty if the engine (UnoCSS) supports none of the names. Deterministic.
 */
export async function buildClassSheet(names: Iterable<string>, leftOut: ReadonlySet<string>): Promise<string> {
  engine ??= makeEngine();
  const {generator, defaults} = await engine;
  const wanted: string[] = [];
  const bordered = new Set<string>();
  for (const name of [...new Set(names)].sort()) {
    if (leftOut.has(name)) continue;
    const rules = await generateRules(name, generator);
    if (!rules) continue;
    wanted.push(name);
    for (const {selector, body} of rules)
      if (selector !== undefined && /border(?:-[\w-]+)?-width:/.test(body))
        bordered.add(selector.replace(/^.* \$\$ /, ''));
  }
  const css = await generateText(generator, wanted, false);
  if (css === '') return '';
  return `@layer lectern{${writeReset(css, defaults, bordered)}${withoutOurs(css)}}`;
}

async function generateText(
  generator: UnoGenerator<Theme>,
  names: readonly string[],
  preflights: boolean,
): Promise<string> {
  const {layers, getLayers} = await generator.generate(new Set(names), {
    preflights,
    safelist: false,
    scope,
    minify: true,
  });
  // Read the layers by name, because `css` in the result is wrong for minified sheets.
  return getLayers(layers);
}

/** Returns whether the engine generates a rule for a class name. */
export async function isUtility(name: string): Promise<boolean> {
  engine ??= makeEngine();
  return (await generateRules(name, (await engine).generator)) !== undefined;
}

async function generateRules(name: string, generator: UnoGenerator<Theme>) {
  if (!mayBeUtility(name) || !isSafeName(name)) return undefined;
  const found = await generator.parseToken(name);
  const rules = found?.map(([, selector, body, parent]) => ({selector, body, parent}));
  return rules && rules.length > 0 && rules.every(isSafeRule) ? rules : undefined;
}

/**
 * Writes the reset that hosted platforms apply to all elements, but only for these classes: default variables and
 * border styles.
 */
function writeReset(css: string, defaults: Defaults, bordered: ReadonlySet<string>): string {
  const used = [...new Set([...css.matchAll(/var\((--un-[\w-]+)\)/g)].map(([, name]) => name as string))].sort();
  const set = used.flatMap(name => (defaults.has(name) ? [`${name}:${defaults.get(name)}`] : []));
  const variables = set.length > 0 ? `:where(${scope} *,${scope} ::before,${scope} ::after){${set.join(';')}}` : '';
  const lines = [...bordered].sort().join();
  return `${variables}${lines && `:where(${scope}) :where(${lines}){border:0 solid var(--docs-border-1)}`}`;
}

/** Removes rules for class names that Lectern's own markup uses, such as the columns of cards. */
function withoutOurs(css: string): string {
  return css.replace(/(\.columns-[1-4])(?=[\s{:,>])/g, '$1:not(.columns)');
}
