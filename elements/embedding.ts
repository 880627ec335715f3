import {registerElements} from './register.js';

// `dist/elements/embedding.js`: renders elements that authors write by hand in a host page.
export * from './base/define-in-host-page.js';

registerElements();
