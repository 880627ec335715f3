import {changeLevels} from '../../src/openapi/diff/level.js';
import {allRules} from '../../src/openapi/diff/rules/all.js';
import {code, escapeWords, type ManualPage, table} from './mdx.js';

const titles = {
  breaking: 'Breaking',
  'possibly-breaking': 'Possibly breaking',
  compatible: 'Non-breaking',
} as const;

/** Returns the page about the rules of `lectern diff`, generated from their table. */
export function changeRulesPage(): ManualPage {
  const sections = changeLevels.map(level => {
    const rows = [...allRules].flatMap(([name, {level: own, text, reason}]) =>
      own === level ? [[code(name), formatChange(text), escapeWords(reason)]] : [],
    );
    return `## ${titles[level]}\n\n${table(['Rule', 'Change', 'Why'], rows)}`;
  });
  return {
    path: 'api-changes',
    title: 'API change rules',
    description: 'Every change that lectern diff reports, with its level and the reason.',
    icon: 'git-compare',
    body: `For API teams who read a report of \`npx lectern diff old.yaml new.yaml\`. In the text format, the
second line of a breaking or possibly breaking change ends with its rule, in parentheses. With \`--format json\`, each change has the key
\`rule\`. Find the rule here to learn why it has its level.

[API changes](/guide/api-changes) explains the command.

Rules that begin with \`request\` concern requests of clients. Rules that begin with \`response\` concern responses. Your API sends
the requests of webhooks and callbacks, so the fields of their bodies have rules that begin with \`response\`.

In the column "Change", \`before\`, \`after\`, and \`name\` stand for values of your documents. An alternative is one entry of \`oneOf\` or
\`anyOf\`. A condition is \`if\`, \`not\`, or a dependency.

${sections.join('\n\n')}`,
  };
}

/** Formats a rule's message. Its variables become code. A variable without a space before it is optional, and left out. */
function formatChange(text: string): string {
  const parts = text.replace(/(?<=\w)\{\w+\}/g, '').split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeWords(part))).join('');
}
