// Rarely used functions, bundled in one module that `DocumentSet` loads on demand.
export {findFragmentWithin as fragmentWithin, referenceTarget} from '../references/reference-target.js';
export {matchesPlainPattern} from '../request/match-pattern.js';
export {enterSchema, findDynamicTarget as dynamicTarget} from '../schema/dynamic-scope.js';
export {findSubtypes, listExtensions as extensionsAmong} from '../schema/subtypes.js';
export {findAnchors} from './anchors.js';
export {findSchemeByUri} from './scheme-uri.js';
