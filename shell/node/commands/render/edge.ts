import {createServerRenderer} from './ssr.js';

// `lectern/ssr` without file access: the browser draws icons, and pages link the style sheet.
export const {renderElements, streamElements, renderEndpoint} = createServerRenderer({});
export type {EndpointOptions, ReadDocument, RenderOptions} from './ssr.js';
