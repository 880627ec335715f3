import {type Html, html} from '../../../base/html.js';
import {type Parameter, parameterLocations, selectSchema} from '../../../openapi/operation/media.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import type {SchemaSide} from '../../../openapi/schema/build-schema-rows.js';
import {renderField} from '../schema/field.js';
import type {RowPath} from '../schema/row-path.js';
import {renderBelow} from '../schema/schema-tree.js';
import type {ViewContext} from '../view-context.js';

interface ParameterInput {
  readonly path: RowPath;
  readonly side: SchemaSide;
  /** Id of the field, for links to it. Absent for response headers. */
  readonly id?: string | undefined;
  readonly in: string;
  readonly location?: string;
}

/** Renders an operation's parameters, with one section per location. */
export function renderParameters(context: ViewContext, operation: Operation, prefix: string): Html {
  const {apiMessages} = context;
  const titles = {
    path: apiMessages.pathParameters,
    query: apiMessages.queryParameters,
    querystring: apiMessages.querystringParameters,
    header: apiMessages.headerParameters,
    cookie: apiMessages.cookieParameters,
  };
  const sections = parameterLocations.map(place => {
    const fields = operation.parameters.flatMap((each, index) =>
      each.in === place
        ? [
            renderParameter(context, each, {
              path: `${prefix}p${index}/`,
              side: 'request',
              id: `param-${each.name}`,
              in: place,
              location: place,
            }),
          ]
        : [],
    );
    return context.section('parameters', titles[place], html`${fields}`);
  });
  return html`${sections}`;
}

/** Renders a parameter or response header as a field that expands into its schema. */
export function renderParameter(context: ViewContext, parameter: Parameter, input: ParameterInput): Html {
  context.side = input.side;
  const {content} = parameter;
  const schema = content ? selectSchema(content) : parameter.schema;
  const row = schema && context.open(schema, input.side, 12);
  const words = content
    ? [html`${context.apiMessages.textOf} <code>${content.type}</code>`]
    : context.sent(parameter, row);
  return renderField(context, {
    name: parameter.name,
    id: input.id === undefined ? undefined : context.id(input.id),
    in: input.in,
    location: input.location,
    required: parameter.required,
    deprecated: parameter.deprecated,
    row,
    description: parameter.description,
    words,
    examples: parameter.examples.length > 0 ? parameter.examples : (content?.examples ?? []),
    ...(row && {below: renderBelow(context, row, input.path)}),
  });
}
