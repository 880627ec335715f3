import {createServerRenderer} from './ssr.js';

// `lectern/ssr` where no files can be read: icons are drawn in the browser, the style sheet is linked.
export const {renderElements, streamElements, renderEndpoint} = createServerRenderer({});
export type {EndpointOptions, ReadDocument, RenderOptions} from './ssr.js';
