import type {Language} from './language.js';

/**
 * One file per locale, with text by flat keys such as `frame.copy`. The build keeps only the sections that each bundle
 * needs (`scripts/bundles/messages.ts`).
 */
export const locales: Readonly<Record<Language, () => Promise<{readonly default: object}>>> = {
  ar: () => import('./ar.json', {with: {type: 'json'}}),
  cs: () => import('./cs.json', {with: {type: 'json'}}),
  de: () => import('./de.json', {with: {type: 'json'}}),
  es: () => import('./es.json', {with: {type: 'json'}}),
  fa: () => import('./fa.json', {with: {type: 'json'}}),
  fr: () => import('./fr.json', {with: {type: 'json'}}),
  he: () => import('./he.json', {with: {type: 'json'}}),
  hi: () => import('./hi.json', {with: {type: 'json'}}),
  id: () => import('./id.json', {with: {type: 'json'}}),
  it: () => import('./it.json', {with: {type: 'json'}}),
  ja: () => import('./ja.json', {with: {type: 'json'}}),
  ko: () => import('./ko.json', {with: {type: 'json'}}),
  nl: () => import('./nl.json', {with: {type: 'json'}}),
  pl: () => import('./pl.json', {with: {type: 'json'}}),
  'pt-BR': () => import('./pt-BR.json', {with: {type: 'json'}}),
  ru: () => import('./ru.json', {with: {type: 'json'}}),
  th: () => import('./th.json', {with: {type: 'json'}}),
  tr: () => import('./tr.json', {with: {type: 'json'}}),
  uk: () => import('./uk.json', {with: {type: 'json'}}),
  vi: () => import('./vi.json', {with: {type: 'json'}}),
  'zh-Hans': () => import('./zh-Hans.json', {with: {type: 'json'}}),
  'zh-Hant': () => import('./zh-Hant.json', {with: {type: 'json'}}),
};
