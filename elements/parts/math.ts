import {provideParts} from '../base/parts.js';

// Provides formulas. An application that bundles the elements imports this module as `lectern/math`.
provideParts('math', () => import('../content/docs-latex/draw-formula.js'));
