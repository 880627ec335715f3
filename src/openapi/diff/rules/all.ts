import type {SchemaSide} from '../../schema/build-schema-rows.js';
import {bodyRules} from './bodies.js';
import {operationRules} from './operations.js';
import {parameterRules} from './parameters.js';
import type {DirectedRow, Rule, RuleRow} from './rule.js';
import {schemaRules} from './schemas.js';
import {securityRules} from './security.js';
import {serverRules} from './servers.js';

const plainRules = {...operationRules, ...securityRules, ...serverRules};
const directedRules = {...parameterRules, ...bodyRules, ...schemaRules};

export type DirectedName = keyof typeof directedRules;
export type PlainName = keyof typeof plainRules;
export type RuleName = PlainName | `${SchemaSide}-${DirectedName}`;

/** All rules by name, with severity and reason. */
export const allRules: ReadonlyMap<RuleName, Rule> = new Map([
  ...Object.entries<RuleRow>(plainRules).map(
    ([name, [level, text, reason]]) => [name as RuleName, {level, text, reason}] as const,
  ),
  ...Object.entries<DirectedRow>(directedRules).flatMap(([name, row]) =>
    (['request', 'response'] as const).map(direction => {
      const [level, reason] = row[direction];
      return [`${direction}-${name}` as RuleName, {level, text: row.text, reason}] as const;
    }),
  ),
]);
