// What few documents need, and what is loaded for those alone.
export {referenceTarget} from '../references/reference-target.js';
export {heirsOf} from '../schema/heirs.js';
export {findAnchors} from './anchors.js';
