import type {Change, Finding} from './change.js';
import {allRules} from './rules/all.js';

/** Adds level, message and reason to a difference. */
export function buildChange(finding: Finding, place = '', field = ''): Change {
  const {level, text, reason} = allRules.get(finding.rule)!;
  const message = text.replace(/\{(name|before|after)\}/g, (_, key: 'name' | 'before' | 'after') => finding[key] ?? '');
  return {finding, level, place, field, message, reason};
}
