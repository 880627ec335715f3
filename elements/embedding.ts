import {registerElements} from './register.js';

// `dist/elements/embedding.js`: what builds elements that somebody writes by hand, in any page.
export * from './base/define-foreign.js';

registerElements();
