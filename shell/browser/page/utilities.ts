import {adoptNamed, adoptSheets} from '../../../elements/base/adopt.js';
import utilitiesCss from '../../../elements/theme/utilities.css';
import {collectClassNames} from '../../../src/markdown/utility-classes/class-names.js';
import {needsGeneratedRule, readOwnClasses} from '../../../src/markdown/utility-classes/own-classes.js';
import {mayBeUtility} from '../../../src/markdown/utility-classes/utility-name.js';

// Add the rules for the classes that most pages use.
adoptSheets(utilitiesCss);

const own = readOwnClasses(utilitiesCss);
/** Classes of all pages that the reader has opened. Rules of earlier pages stay, in case the reader returns. */
const used = new Set<string>();
let isLoaded = false;

/**
 * Generates the CSS rules for a page's classes. Loads the generator for the first class that Lectern's own sheet lacks.
 * In `lectern dev`, the server generates them.
 */
export async function updateClassSheet(values: Iterable<string>, dev?: unknown): Promise<void> {
  const before = used.size;
  for (const value of values) for (const name of collectClassNames(value)) used.add(name);
  if (used.size === before) return;
  isLoaded ||= [...used].some(name => needsGeneratedRule(name, own, mayBeUtility));
  if (!isLoaded) return;
  // Show the page after a second at the latest, even without these rules.
  await Promise.race([drawClasses(dev).catch(() => {}), new Promise(done => setTimeout(done, 1000))]);
}

async function drawClasses(dev: unknown): Promise<void> {
  const buildSheet = dev
    ? (await import('../dev/ask-classes.js')).fetchClassSheet
    : (await import('../../../src/markdown/utility-classes/class-sheet.js')).buildClassSheet;
  adoptNamed('classes', await buildSheet(used, own.themed));
}
