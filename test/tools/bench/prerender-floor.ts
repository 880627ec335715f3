import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import hljs from 'highlight.js/lib/core';
import javascript from 'highlight.js/lib/languages/javascript';
import {Marked} from 'marked';

// Measures the floor for a page from disk to disk: marked, highlight.js and a fixed template.

const [project = '', out = ''] = process.argv.slice(2);
hljs.registerLanguage('js', javascript);
const marked = new Marked({
  renderer: {
    code: ({text, lang = ''}) => {
      const [language = ''] = lang.split(' ');
      const code = hljs.getLanguage(language) ? hljs.highlight(text, {language}).value : text;
      return `<pre><code>${code}</code></pre>`;
    },
  },
});
const entries = readdirSync(project, {recursive: true, encoding: 'utf8'});
for (const path of entries.filter(each => each.endsWith('.mdx'))) {
  const text = readFileSync(join(project, path), 'utf8').replace(/^---[\s\S]*?---/, '');
  const target = join(out, path.replace(/\.mdx$/, ''), 'index.html');
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(
    target,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><main>${marked.parse(text)}</main></body></html>`,
  );
}
