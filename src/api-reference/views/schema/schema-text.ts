import type {ViewContext} from '../view-context.js';
import {findComponentSchema} from './find-component-schema.js';
import {SchemaList} from './schema-markdown.js';

/** Writes a schema as standalone Markdown with all referenced schemas. Empty for an unknown name. */
export function renderSchemaMarkdown(context: ViewContext, name: string): string {
  const schema = findComponentSchema(context.documents, name);
  if (!schema) return '';
  const list = new SchemaList(context);
  const type = list.top(schema, 'response');
  const [heading, ...rest] = list.schemas();
  const below = heading === undefined || heading === `## ${name}` ? rest : [heading, ...rest];
  return `${[`# ${name}`, type, ...below].filter(Boolean).join('\n\n')}\n`;
}
