import type {ViewContext} from '../view-context.js';
import {componentSchema} from './component-schema.js';
import {SchemaList} from './schema-markdown.js';

/** Writes a schema as standalone Markdown with all referenced schemas. Empty for an unknown name. */
export function schemaMarkdown(context: ViewContext, name: string): string {
  const schema = componentSchema(context.documents, name);
  if (!schema) return '';
  const list = new SchemaList(context);
  const type = list.top(schema, 'response');
  const [heading, ...rest] = list.schemas();
  const below = heading === undefined || heading === `## ${name}` ? rest : [heading, ...rest];
  return `${[`# ${name}`, type, ...below].filter(Boolean).join('\n\n')}\n`;
}
