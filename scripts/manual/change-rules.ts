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
    title: 'Rules of API changes',
    description: 'Every change that lectern diff knows, with its level and the reason.',
    icon: 'git-compare',
    body: `A rule that begins with \`request\` is about what clients send. One that begins with \`response\` is about what they receive. In
webhooks and callbacks your API sends the request, so the two change places: the fields of its body have rules of \`response\`.

${sections.join('\n\n')}`,
  };
}
