import {provideParts} from '../base/parts.js';

// `import 'lectern/math'`: formulas, in an application that bundles the elements.
provideParts('math', () => import('../content/docs-latex/draw-formula.js'));
