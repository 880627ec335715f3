import {provideParts} from '../base/parts.js';

// `import 'lectern/mermaid'`: diagrams, in an application that bundles the elements.
provideParts('mermaid', name => (name === 'elk' ? import('@mermaid-js/layout-elk') : import('mermaid')));
