import {openPackageAssets} from './package-assets.js';
import {createServerRenderer} from './ssr.js';

// `lectern/ssr` in Node.
export const {renderElements, streamElements, renderEndpoint} = createServerRenderer(openPackageAssets());
export type {EndpointOptions, ReadDocument, RenderOptions} from './ssr.js';
