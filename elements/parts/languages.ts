import {provideParts} from '../base/parts.js';
import {languages} from '../content/code-block/languages.js';

// `import 'lectern/languages'`: syntax highlighting in every language, in an application that bundles the elements. The
// languages of request samples work without it.
provideParts('languages', async name => languages.get(name)?.());
