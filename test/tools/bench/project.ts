/**
 * Returns a generated project: `pages` pages of about 4 KB in groups of 20, with code, a table and links. Each page is
 * one file. Optionally with components in every section.
 */
export function generateProject(pages: number, {hasComponents = false} = {}): Map<string, string> {
  const files = new Map<string, string>();
  const groups: {group: string; pages: string[]}[] = [];
  for (let index = 0; index < pages; index++) {
    const section = Math.floor(index / 20);
    const slug = `section-${section}/page-${index}`;
    if (index % 20 === 0) groups.push({group: `Section ${section}`, pages: []});
    groups.at(-1)?.pages.push(slug);
    files.set(`${slug}.mdx`, page(index, hasComponents ? components : () => ''));
  }
  const tabs = Array.from({length: 5}, (_, tab) => ({
    tab: ['Guides', 'Concepts', 'Reference', 'Tutorials', 'Changelog'][tab],
    groups: groups.filter((_, at) => Math.floor((at * 5) / groups.length) === tab),
  }));
  files.set('docs.json', JSON.stringify({name: 'Bench', colors: {primary: '#2563eb'}, navigation: {tabs}}));
  return files;
}

const words = (
  'the request is sent to the server and the answer comes back with a status that tells whether the order was placed ' +
  'a token is needed for every call it is valid for one hour and can be renewed with the refresh token at any time'
).split(' ');

type Sentence = (count: number) => string;

/** Returns blocks between paragraphs: callouts, cards with links, steps, fields, code tabs. */
function components(at: number, sentence: Sentence): string {
  const forms = [
    () => `<Note>\n  ${sentence(12)}\n</Note>`,
    () =>
      `<CardGroup cols={2}>\n  <Card title="${sentence(3)}" icon="rocket" href="/section-0/page-${at}">\n    ${sentence(8)}\n  </Card>\n  <Card title="${sentence(3)}" href="/section-0/page-1">${sentence(6)}</Card>\n</CardGroup>`,
    () =>
      `<Steps>\n  <Step title="First">\n    ${sentence(9)} [Back](/section-0/page-0).\n  </Step>\n  <Step title="Then">\n    ${sentence(9)}\n  </Step>\n</Steps>`,
    () =>
      `<ParamField query="limit" type="integer" default="20">\n  ${sentence(9)}\n</ParamField>\n\n<ParamField body="name" type="string" required>\n  ${sentence(9)}\n</ParamField>`,
    () =>
      `<Tabs>\n  <Tab title="npm">\n    \`\`\`bash\n    npm install shop\n    \`\`\`\n  </Tab>\n  <Tab title="yarn">\n    \`\`\`bash\n    yarn add shop\n    \`\`\`\n  </Tab>\n</Tabs>`,
  ];
  return `\n${forms[at % forms.length]?.()}\n`;
}

function page(index: number, more: (at: number, sentence: Sentence) => string): string {
  let seed = index * 7919 + 13;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return words[seed % words.length] as string;
  };
  const sentence = (count: number) => `${Array.from({length: count}, next).join(' ')}.`;
  const paragraph = () => Array.from({length: 4}, () => sentence(14)).join(' ');
  const sections = Array.from(
    {length: 5},
    (_, at) =>
      `## Step ${at + 1}: ${sentence(4)}\n\n${paragraph()} See [page ${index + at}](/section-0/page-${at}) and **${next()}** or \`${next()}\`.\n\n- ${sentence(9)}\n- ${sentence(11)}\n- ${sentence(7)}\n\n\`\`\`js title="order-${at}.js"\nconst order = await client.orders.create({id: ${index}, step: ${at}});\nif (order.status !== 'placed') throw new Error(order.reason);\nconsole.log(order.id, order.total);\n\`\`\`\n${more(at, sentence)}`,
  );
  const table =
    '\n| Name | Type | Meaning |\n|---|---|---|\n' +
    Array.from({length: 6}, () => `| \`${next()}\` | string | ${sentence(8)} |`).join('\n');
  return `---\ntitle: "Page ${index}"\ndescription: "${sentence(10)}"\n---\n\n${paragraph()}\n\n${sections.join('\n')}${table}\n`;
}
