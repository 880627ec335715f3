import {provideParts} from '../base/parts.js';
import {languages} from '../content/code-block/languages.js';

// `import 'lectern/languages'` in an application that bundles the elements. Provides syntax highlighting for every
// language. Languages of code samples work without it.
provideParts('languages', async name => languages.get(name)?.());
