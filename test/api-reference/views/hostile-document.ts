/** Returns a document with this text in every possible location: names, descriptions, URLs, values. */
export function hostileDocument(text: string): object {
  const docs = {url: text, description: text};
  const schema = {
    type: 'object',
    title: text,
    description: text,
    externalDocs: docs,
    required: [text],
    properties: {
      [text]: {
        type: text,
        format: text,
        pattern: text,
        default: text,
        enum: [text],
        'x-enumDescriptions': {[text]: text},
      },
      b: {type: 'string', description: text, examples: [text], contentMediaType: text, contentEncoding: text},
      c: {
        oneOf: [
          {title: text, properties: {[text]: {const: text}}},
          {$ref: `#/components/schemas/${text}`},
          {$ref: text},
        ],
        discriminator: {propertyName: text, mapping: {[text]: text}},
      },
      d: {
        patternProperties: {[text]: {type: 'object', properties: {a: {}}}},
        additionalProperties: {description: text},
      },
    },
  };
  const examples = {[text]: {summary: text, description: text, value: text}, b: {value: {[text]: text}}};
  const content = {[text]: {schema, examples}, 'application/json': {schema, example: {[text]: text}}};
  const media = {...content, 'application/xml': {schema: {...schema, xml: {name: text, prefix: text}}}};
  const parameter = (place: string) => ({in: place, name: text, description: text, schema, examples, style: text});
  const operation = {
    summary: text,
    description: text,
    operationId: text,
    tags: [text],
    externalDocs: docs,
    deprecated: true,
    parameters: ['path', 'query', 'header', 'cookie', 'querystring'].map(parameter),
    requestBody: {description: text, content: media},
    responses: {
      200: {
        description: text,
        headers: {[text]: {description: text, schema}},
        content: media,
        links: {[text]: {description: text, operationId: text, parameters: {[text]: text}}},
      },
      [text]: {summary: text, description: `${text}\n\n${text}`},
    },
    security: [{[text]: [text]}, {o: [text]}],
    servers: [{url: text, description: text, variables: {[text]: {default: text, enum: [text], description: text}}}],
    'x-codeSamples': [{lang: text, label: text, source: text}],
  };
  return {
    openapi: '3.1.0',
    info: {
      title: text,
      version: text,
      summary: text,
      description: text,
      termsOfService: text,
      contact: {name: text, url: text, email: text},
      license: {name: text, url: text},
    },
    externalDocs: docs,
    servers: operation.servers,
    tags: [{name: text, summary: text, description: text, externalDocs: docs}],
    'x-tagGroups': [{name: text, tags: [text]}],
    paths: {
      [`/${text}`]: {post: {...operation, callbacks: {[text]: {[text]: {post: operation}}}}},
      '/b': {get: operation},
    },
    webhooks: {[text]: {post: operation}},
    components: {
      schemas: {[text]: schema},
      securitySchemes: {
        [text]: {type: 'apiKey', in: 'header', name: text, description: text},
        o: {
          type: 'oauth2',
          description: text,
          flows: {[text]: {authorizationUrl: text, tokenUrl: text, refreshUrl: text, scopes: {[text]: text}}},
        },
        i: {type: 'openIdConnect', openIdConnectUrl: text},
      },
    },
  };
}
