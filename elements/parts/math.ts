import {provideParts} from '../base/parts.js';

// `import 'lectern/math'` in an application that bundles the elements. Provides formulas.
provideParts('math', () => import('../content/docs-latex/draw-formula.js'));
