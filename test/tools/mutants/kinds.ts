import {navigationKinds} from './config-navigation.js';
import {settingKinds} from './config-settings.js';
import {documentKinds} from './document-kinds.js';
import {structureKinds} from './document-structure.js';
import {configComma, configEnd, configQuote} from './json-syntax.js';
import type {Kind} from './mutation.js';
import {linkKinds} from './page-links.js';
import {tagKinds} from './page-tags.js';
import {textKinds} from './page-text.js';

/** Every kind of fault, by the kind of file. */
export const kinds = {
  page: [...tagKinds, ...linkKinds, ...textKinds],
  config: [configComma, configQuote, configEnd, ...settingKinds, ...navigationKinds],
  document: [...documentKinds, ...structureKinds],
} as const satisfies Record<string, readonly Kind[]>;
