import {provideParts} from '../base/parts.js';
import {languages} from '../content/code-block/languages.js';

// `import 'lectern/languages'`: colors for code in every language, in an application that bundles the elements. Those of
// the samples of a request are there without.
provideParts('languages', async name => languages.get(name)?.());
