import {adopt, adoptNamed} from '../../../elements/base/adopt.js';
import utilitiesCss from '../../../elements/theme/utilities.css';
import {collectClassNames} from '../../../src/markdown/utility-classes/class-names.js';
import {isBeyond, readOwnClasses} from '../../../src/markdown/utility-classes/own-classes.js';
import {mayBeUtility} from '../../../src/markdown/utility-classes/utility-name.js';

// From now on, the classes that most pages use are available.
adopt(utilitiesCss);

const own = readOwnClasses(utilitiesCss);
/** Classes of all visited pages, so that a return to a page has all rules. */
const used = new Set<string>();
let isLoaded = false;

/**
 * Generates rules for the classes of a page. Loads the generator for the first class outside of Lectern's style sheet.
 * In the preview (`dev`), the server generates the rules.
 */
export async function showClasses(values: Iterable<string>, dev?: unknown): Promise<void> {
  const before = used.size;
  for (const value of values) for (const name of collectClassNames(value)) used.add(name);
  if (used.size === before) return;
  isLoaded ||= [...used].some(name => isBeyond(name, own, mayBeUtility));
  if (!isLoaded) return;
  // A page without some styles is better than no page.
  await Promise.race([drawClasses(dev).catch(() => {}), new Promise(done => setTimeout(done, 1000))]);
}

async function drawClasses(dev: unknown): Promise<void> {
  const buildSheet = dev
    ? (await import('../dev/ask-classes.js')).fetchClassSheet
    : (await import('../../../src/markdown/utility-classes/class-sheet.js')).buildClassSheet;
  adoptNamed('classes', await buildSheet(used, own.themed));
}
