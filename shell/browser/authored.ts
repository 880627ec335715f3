import {adopt} from '../../elements/base/adopt.js';
import {DocsTabs} from '../../elements/docs-tabs/docs-tabs.js';
import {define} from '../../elements/register.js';
import componentsCss from '../../elements/theme/components.css';

export {renderAuthored} from '../../src/render-authored.js';

// Tabs change the height of a page, so they have to be there when it is shown; every other element may come later.
adopt(componentsCss);
for (const tag of ['docs-tabs', 'code-group', 'request-example', 'response-example'])
  define(tag, class extends DocsTabs {});
