import {provideParts} from '../base/parts.js';
import {importElk, importMermaid} from '../content/docs-mermaid/libraries.js';

// Provides diagrams. An application that bundles the elements imports this module as `lectern/mermaid`.
provideParts('mermaid', name => (name === 'elk' ? importElk() : importMermaid()));
