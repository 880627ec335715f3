import {existsSync, readFileSync} from 'node:fs';
import {basename, join, resolve, sep} from 'node:path';
import type {Plugin} from 'rollup';
import {languages} from '../../src/messages/language.js';
import {nestMessages} from '../../src/messages/nest-messages.js';

/** Key patterns of the parts of a locale: `de.json` becomes the chunks `de-page` and `de-form`. */
const parts: ReadonlyMap<string, RegExp> = new Map([
  ['page', /^(?!tryIt\.|response\.|remarks\.|requests\.)/],
  ['form', /^(?:tryIt|response|remarks|requests)\./],
]);
const loaders: ReadonlyMap<string, string> = new Map([
  [`messages${sep}load-messages.js`, 'page'],
  [`messages${sep}load-form-messages.js`, 'form'],
]);
const table = /[\\/]locales\.js\?(\w+)$/;
const chunk = /^(.*[\\/]messages[\\/][\w-]+)-(page|form)\.js$/;

/** URL scheme of the modules that `provideMessages` builds. */
const scheme = 'locale:';

/**
 * Builds `parts/messages/<locale>.js`, which an application imports to add that locale, and `parts/messages.js` for
 * all.
 * @param base Folder of the compiled sources.
 */
export function provideMessages(base: string): Plugin {
  const messagesOf = (name: string, part: string) => JSON.stringify(join(base, `src/messages/${name}-${part}.js`));
  const provider = `import {provideParts} from ${JSON.stringify(join(base, 'elements/base/parts.js'))};\n`;
  return {
    name: 'provide-messages',
    resolveId: id => (id.startsWith(scheme) ? id : null),
    load(id) {
      if (!id.startsWith(scheme)) return null;
      const name = id.slice(scheme.length);
      if (name !== 'all')
        return `${provider}import page from ${messagesOf(name, 'page')};
import form from ${messagesOf(name, 'form')};
provideParts(${JSON.stringify(`messages/${name}`)}, async () => ({default: {...page, ...form}}));`;
      const loaders = languages.map(
        each =>
          `${JSON.stringify(each)}: () => [import(${messagesOf(each, 'page')}), import(${messagesOf(each, 'form')})]`,
      );
      return `${provider}const loaders = {${loaders.join()}};
provideParts('messages', async name => {
  const [page, form] = await Promise.all(loaders[name]());
  return {default: {...page.default, ...form.default}};
});`;
    },
  };
}

/**
 * Splits each locale at build time into the parts that the message loaders need. Each loader gets its own copy of the
 * table of locales.
 */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    async resolveId(source, importer = '') {
      // `emitFile` resolves a part again, by its path without an importer.
      if (chunk.test(source)) return resolve(source);
      const [, part = [...loaders].find(([name]) => importer.endsWith(name))?.[1]] = table.exec(importer) ?? [];
      if (!part || !(source === './locales.js' || source.endsWith('.json'))) return null;
      const resolved = await this.resolve(source, importer.replace(/\?\w+$/, ''), {skipSelf: true});
      if (!resolved) return null;
      return source.endsWith('.json') ? resolved.id.replace(/\.json$/, `-${part}.js`) : `${resolved.id}?${part}`;
    },
    load(id) {
      // Rollup leaves import attributes in its output, but chunks need none.
      if (table.test(id)) return readFileSync(id.replace(/\?\w+$/, ''), 'utf8').replace(/, ?\{ ?with: [^)]*\}\)/g, ')');
      const [, locale = '', part = ''] = chunk.exec(id) ?? [];
      const sections = parts.get(part);
      if (!sections || !existsSync(`${locale}.json`)) return null;
      const all = JSON.parse(readFileSync(`${locale}.json`, 'utf8')) as Readonly<Record<string, string>>;
      const asked = Object.entries(all).filter(([key]) => sections.test(key));
      if (asked.length === 0) this.error(`${basename(locale)}.json has nothing for the part ${part}.`);
      return `export default ${JSON.stringify(nestMessages(Object.fromEntries(asked)))}`;
    },
  };
}
