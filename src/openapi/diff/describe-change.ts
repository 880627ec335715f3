import type {Change, ChangeFinding} from './change.js';
import {allRules} from './rules/all.js';

/** Converts a finding to a change with level, message, and reason. */
export function buildChange(finding: ChangeFinding, place = '', field = ''): Change {
  const {level, text, reason} = allRules.get(finding.rule)!;
  const message = text.replace(/\{(name|before|after)\}/g, (_, key: 'name' | 'before' | 'after') => finding[key] ?? '');
  return {finding, level, place, field, message, reason};
}
