import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The licences of all that is part of `dist`: what bundles hold, as the bundler has noted it, and what is copied. */

const root = join(import.meta.dirname, '../..');
const copied = [
  '@expo-google-fonts/inter',
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fortawesome/fontawesome-free',
  '@mermaid-js/layout-elk',
  'katex',
  'lucide-static',
  'mermaid',
];
const bundled = JSON.parse(readFileSync(join(root, 'build/bundled.json'), 'utf8')) as string[];
const parts = [...new Set([...bundled, ...copied])].sort().map(name => {
  const folder = join(root, 'node_modules', name);
  const {version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter(file => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n') || withoutFile(folder)}`;
});
writeFileSync(join(root, 'dist/LICENSES.txt'), `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`);

/** Some packages say it in their README alone. */
function withoutFile(folder: string): string {
  const readme = join(folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  return /^#+ *licen[cs]e\b[\s\S]*/im.exec(text)?.[0].trim() ?? 'Its package holds no text of the licence.';
}
