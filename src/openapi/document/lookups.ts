// Rarely used functions, bundled in one module that `DocumentSet` loads on demand.
export {findFragmentWithin, resolveReferenceTarget} from '../references/reference-target.js';
export {matchesPlainPattern} from '../request/match-pattern.js';
export {enterSchema, findDynamicTarget} from '../schema/dynamic-scope.js';
export {findSubtypes, listExtensions} from '../schema/subtypes.js';
export {findAnchors} from './anchors.js';
export {findSchemeByUri} from './scheme-uri.js';
