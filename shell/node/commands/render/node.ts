import {openPackageAssets} from './package-assets.js';
import {createServerRenderer} from './ssr.js';

// `lectern/ssr` for Node, with the files of the installed package.
export const {renderElements, streamElements, renderEndpoint} = createServerRenderer(openPackageAssets());
export type {EndpointOptions, ReadDocument, RenderOptions} from './ssr.js';
