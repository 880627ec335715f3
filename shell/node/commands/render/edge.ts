import {createServerRenderer} from './ssr.js';

// `lectern/ssr` for hosts without a file system: the browser loads icons, and pages link the style sheet.
export const {renderElements, streamElements, renderEndpoint} = createServerRenderer({});
export type {EndpointOptions, ReadDocument, RenderOptions} from './ssr.js';
