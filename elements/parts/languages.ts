import {provideParts} from '../base/parts.js';
import {languages} from '../content/code-block/languages.js';

// Provides syntax highlighting for every language. An application that bundles the elements imports this module as
// `lectern/languages`. Languages of code samples work without it.
provideParts('languages', async name => languages.get(name)?.());
