import {type HostName, hosts} from '../../../../src/hosts/host.js';

/** Returns the README.md of a new project: how to write, check, and publish pages. */
export function renderReadme(
  name: string,
  publish: {readonly host: HostName; readonly command: string} | undefined,
): string {
  return `# ${name.replace(/[\\`*_[\]<>#]/g, '\\$&')}: documentation

Each \`.mdx\` file is a page. \`docs.json\` lists the pages, and sets the look of the site.

\`\`\`sh
npx lectern dev     # shows the site while you write
npx lectern check   # finds mistakes
\`\`\`

## Publish

${publish ? `For ${hosts[publish.host].title}:` : 'As static files for any host:'}

\`\`\`sh
${publish?.command ?? 'npx lectern prerender --out _site --site-url https://docs.example.com/'}
\`\`\`
`;
}
