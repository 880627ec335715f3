import type {Finding} from '../finding.js';
import {keysOf} from '../finding.js';

/** Settings of the older form of this format that have no successor here, by their places. */
const older: ReadonlySet<string> = new Set([
  'api.auth.inputPrefix',
  'api.maintainOrder',
  'api.paramFields',
  'api.request',
  'backgroundImage',
  'codeBlock',
  'colors.ultraDark',
  'colors.ultraLight',
  'eyebrow',
  'font',
  'isWhiteLabeled',
  'search.location',
  'seo.indexHiddenPages',
]);

/** Such a setting is no slip of the pen: it is told of as those of other tools are. */
export function withOlder(finding: Finding): Finding {
  const isOlder = finding.code === 'config-unknown' && older.has(keysOf(finding.at).join('.'));
  return isOlder ? {...finding, level: 'info'} : finding;
}
