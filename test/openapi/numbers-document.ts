/** Returns an operation whose numbers all change when they are parsed as doubles. */
export function numbersDocument(): string {
  const text = JSON.stringify(
    {
      openapi: '3.1.0',
      info: {title: 'Numbers', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths: {
        '/n/{id}': {
          post: {
            summary: 'Send numbers',
            parameters: [
              {name: 'id', in: 'path', required: true, schema: {type: 'integer', example: '#9223372036854775807'}},
              {name: 'price', in: 'query', required: true, example: '#10.00', schema: {type: 'number'}},
              {name: 'X-Rate', in: 'header', required: true, schema: {type: 'number', default: '#2.50'}},
            ],
            requestBody: {
              required: true,
              content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
            },
            responses: {
              200: {
                description: 'ok',
                content: {'application/json': {example: {big: '#12345678901234567890', list: ['#1e400', '#-0']}}},
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Order: {
            type: 'object',
            required: ['count', 'step', 'kind', 'version'],
            properties: {
              count: {
                type: 'integer',
                minimum: '#-9223372036854775808',
                maximum: '#9223372036854775807',
                default: '#9007199254740993',
              },
              step: {type: 'number', multipleOf: '#0.10', example: '#3.30', exclusiveMaximum: '#1e400'},
              kind: {enum: ['#1.10', '#2.20']},
              version: {const: '#4.00'},
            },
          },
        },
      },
    },
    null,
    1,
  );
  return text.replace(/"#(-?\d[^"]*)"/g, '$1');
}

/** All numbers in the document. */
export const digits =
  '9223372036854775807 10.00 2.50 12345678901234567890 1e400 -0 -9223372036854775808 9007199254740993 0.10 3.30 1.10 2.20 4.00'.split(
    ' ',
  );
