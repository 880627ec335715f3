// What is asked for more seldom than an operation.
export {operationMarkdown} from './operation-markdown.js';
export {renderOverview} from './overview.js';
export {absentSchema, renderSchemaView} from './schema-view.js';
