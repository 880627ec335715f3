import {readFileSync} from 'node:fs';
import {sep} from 'node:path';
import type {Plugin} from 'rollup';
import {nestMessages} from '../../src/messages/nest-messages.js';

/** Which sections of a locale each loader of messages brings along. */
const loaders: Readonly<Record<string, RegExp>> = {
  'load-messages.js': /^(?!tryIt\.|response\.)/,
  'load-form-messages.js': /^(?:tryIt|response)\./,
};

/**
 * Splits each locale at build time: a bundle that loads messages gets the sections that it asks for, as nested data. The table
 * of locales is there once for each loader.
 */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    async resolveId(source, importer) {
      const loader = Object.keys(loaders).find(name => importer?.endsWith(`messages${sep}${name}`));
      const [table, query] = importer?.split('?') ?? [];
      if (source === './locales.js' && loader) {
        const resolved = await this.resolve(source, importer, {skipSelf: true});
        return resolved && `${resolved.id}?${loader}`;
      }
      if (!query || !table?.endsWith('locales.js')) return null;
      const resolved = await this.resolve(source.split('?')[0] as string, table, {skipSelf: true});
      return resolved && (resolved.id.endsWith('.json') ? `${resolved.id}?${query}` : resolved.id);
    },
    load(id) {
      const [file = '', query = ''] = id.split('?');
      const sections = Object.hasOwn(loaders, query) ? loaders[query] : undefined;
      if (!sections) return null;
      const text = readFileSync(file, 'utf8');
      // Bundles know no attributes of imports; a part is told by its name.
      if (!file.endsWith('.json')) return text.replace(/, \{ ?with: \{ ?type: 'json' ?\} ?\}/g, '');
      const asked = Object.entries(JSON.parse(text) as object).filter(([key]) => sections.test(key));
      return `export default ${JSON.stringify(nestMessages(Object.fromEntries(asked)))}`;
    },
  };
}
