import {changeRulesPage} from './change-rules.js';
import {commandPage} from './commands.js';
import {elementPage} from './elements.js';
import {type ManualPage, pageText} from './mdx.js';
import {headPage} from './page-head.js';
import {scriptTagPage} from './script-tag.js';
import {settingPages} from './settings.js';

/** Returns the generated pages of the manual by file name, relative to `demo/site/reference`. */
export function manualFiles(): ReadonlyMap<string, string> {
  const pages: readonly ManualPage[] = [
    ...settingPages(),
    headPage(),
    scriptTagPage(),
    elementPage(),
    commandPage(),
    changeRulesPage(),
  ];
  return new Map(pages.map(page => [`${page.path}.mdx`, pageText(page)]));
}
