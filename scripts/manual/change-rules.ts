import {changeLevels} from '../../src/openapi/diff/level.js';
import {allRules} from '../../src/openapi/diff/rules/all.js';
import {code, escapeWords, type ManualPage, table} from './mdx.js';

const titles = {
  breaking: 'Breaking',
  'possibly-breaking': 'Possibly breaking',
  compatible: 'Compatible',
} as const;

/** Returns the page about the rules of `lectern diff`, generated from their table. */
export function changeRulesPage(): ManualPage {
  const sections = changeLevels.map(level => {
    const rows = [...allRules].flatMap(([name, {level: own, reason}]) =>
      own === level ? [[code(name), escapeWords(reason)]] : [],
    );
    return `## ${titles[level]}\n\n${table(['Rule', 'Why'], rows)}`;
  });
  return {
    path: 'api-changes',
    title: 'API change rules',
    description: 'Every change that lectern diff reports, with its level and the reason.',
    icon: 'git-compare',
    body: `For API teams who read a report of \`npx lectern diff old.yaml new.yaml\`. Each line ends with a rule in parentheses. Find it here to learn
why it has its level.

[API changes](/guide/api-changes) explains the command.

Rules that begin with \`request\` concern requests of clients. Rules that begin with \`response\` concern responses. Your API sends
the requests of webhooks and callbacks, so the fields of their bodies have rules that begin with \`response\`.

${sections.join('\n\n')}`,
  };
}
