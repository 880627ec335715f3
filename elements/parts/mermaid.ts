import {provideParts} from '../base/parts.js';
import {importElk, importMermaid} from '../content/docs-mermaid/libraries.js';

// `import 'lectern/mermaid'` in an application that bundles the elements. Provides diagrams.
provideParts('mermaid', name => (name === 'elk' ? importElk() : importMermaid()));
