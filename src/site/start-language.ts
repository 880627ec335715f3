import {toFields} from '../base/to-fields.js';
import {collectFacts} from './navigation/written-navigation.js';

const MAX_DEPTH = 4;

/**
 * Guesses the language code of a page, to request its messages before the navigation is built. `page-language.ts`
 * decides later.
 */
export function findStartLanguage(docs: unknown, slug: string): string | undefined {
  const {navigation, integrations} = toFields(docs);
  const {languages, languageOf} = collectFacts(navigation);
  const folder = languages.find(code => slug.startsWith(`${code}/`));
  const {language} = toFields(toFields(integrations).lectern);
  const ofSite = typeof language === 'string' ? language : undefined;
  return languageOf.get(slug) ?? folder ?? findDefault(navigation) ?? ofSite;
}

function findDefault(node: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const {languages, versions, products} = toFields(node);
  const list = [languages, versions, products].find(
    (each): each is readonly unknown[] => Array.isArray(each) && each.length > 0,
  );
  const shown = list?.find(each => toFields(each).default === true) ?? list?.[0];
  const {language} = toFields(shown);
  return typeof language === 'string' ? language : shown === undefined ? undefined : findDefault(shown, depth + 1);
}
