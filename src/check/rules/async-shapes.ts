/**
 * What may stand where in an AsyncAPI document, as a table: for each kind of object its fields and the kind of each. A name is a
 * kind (`schema`: an object, true or false; `any`: whatever it may be); `[x]` is a list of it, `{x}` a map. `!` marks what has to be there. Written after the "Fixed Fields" of AsyncAPI 2.6.0 and
 * 3.0.0; fields of 3.1 are those of 3.0.
 */
export type Shapes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const about = {summary: 'text', description: 'text', tags: '[Tag]', externalDocs: 'Docs', bindings: 'Bindings'};
const named = {name: 'text', title: 'text'};
const traits = {...named, ...about};

const shared: Shapes = {
  Contact: {name: 'text', url: 'text', email: 'text'},
  License: {name: 'text!', url: 'text'},
  Tag: {name: 'text!', description: 'text', externalDocs: 'Docs'},
  Docs: {url: 'text!', description: 'text'},
  Correlation: {location: 'text!', description: 'text'},
  Variable: {enum: '[any]', default: 'any', description: 'text', examples: '[any]'},
  Bindings: {},
  Example: {name: 'text', summary: 'text', headers: 'any', payload: 'any'},
};

const messageTrait = {
  ...traits,
  headers: 'schema',
  correlationId: 'Correlation',
  contentType: 'text',
  examples: '[Example]',
};
const info = {
  title: 'text!',
  version: 'text!',
  description: 'text',
  termsOfService: 'text',
  contact: 'Contact',
  license: 'License',
};

export const shapesOfTwo: Shapes = {
  ...shared,
  Document: {
    asyncapi: 'text!',
    id: 'text',
    info: 'Info!',
    servers: '{Server}',
    defaultContentType: 'text',
    channels: '{Channel}!',
    components: 'Components',
    tags: '[Tag]',
    externalDocs: 'Docs',
  },
  Info: info,
  Server: {
    url: 'text!',
    protocol: 'text!',
    protocolVersion: 'text',
    description: 'text',
    variables: '{Variable}',
    security: '[any]',
    tags: '[Tag]',
    bindings: 'Bindings',
  },
  Channel: {
    description: 'text',
    servers: '[text]',
    subscribe: 'Operation',
    publish: 'Operation',
    parameters: '{Parameter}',
    bindings: 'Bindings',
  },
  Operation: {operationId: 'text', ...about, security: '[any]', traits: '[OperationTrait]', message: 'Message'},
  OperationTrait: {operationId: 'text', ...about, security: '[any]'},
  Parameter: {description: 'text', schema: 'any', location: 'text'},
  Message: {
    ...messageTrait,
    messageId: 'text',
    payload: 'any',
    schemaFormat: 'text',
    traits: '[MessageTrait]',
    oneOf: '[Message]',
  },
  MessageTrait: {...messageTrait, messageId: 'text', schemaFormat: 'text'},
  Components: {
    schemas: 'any',
    servers: '{Server}',
    serverVariables: '{Variable}',
    channels: '{Channel}',
    messages: '{Message}',
    securitySchemes: 'any',
    parameters: '{Parameter}',
    correlationIds: '{Correlation}',
    operationTraits: '{OperationTrait}',
    messageTraits: '{MessageTrait}',
    serverBindings: 'any',
    channelBindings: 'any',
    operationBindings: 'any',
    messageBindings: 'any',
  },
};

const operationTrait = {...traits, security: '[any]'};

export const shapesOfThree: Shapes = {
  ...shared,
  Document: {
    asyncapi: 'text!',
    id: 'text',
    info: 'Info!',
    servers: '{Server}',
    defaultContentType: 'text',
    channels: '{Channel}',
    operations: '{Operation}',
    components: 'Components',
  },
  Info: {...info, tags: '[Tag]', externalDocs: 'Docs'},
  Server: {
    host: 'text!',
    protocol: 'text!',
    protocolVersion: 'text',
    pathname: 'text',
    title: 'text',
    ...about,
    variables: '{Variable}',
    security: '[any]',
  },
  Channel: {
    address: 'text?',
    title: 'text',
    ...about,
    messages: '{Message}',
    servers: '[any]',
    parameters: '{Parameter}',
  },
  Operation: {
    action: 'text!',
    channel: 'Channel!',
    ...operationTrait,
    traits: '[OperationTrait]',
    messages: '[Message]',
    reply: 'Reply',
  },
  OperationTrait: operationTrait,
  Reply: {address: 'ReplyAddress', channel: 'Channel', messages: '[Message]'},
  ReplyAddress: {location: 'text!', description: 'text'},
  Parameter: {enum: '[text]', default: 'text', description: 'text', examples: '[text]', location: 'text'},
  Message: {...messageTrait, payload: 'schema', traits: '[MessageTrait]'},
  MessageTrait: messageTrait,
  Components: {
    schemas: 'any',
    servers: '{Server}',
    channels: '{Channel}',
    operations: '{Operation}',
    messages: '{Message}',
    securitySchemes: 'any',
    serverVariables: '{Variable}',
    parameters: '{Parameter}',
    correlationIds: '{Correlation}',
    replies: '{Reply}',
    replyAddresses: '{ReplyAddress}',
    externalDocs: '{Docs}',
    tags: '{Tag}',
    operationTraits: '{OperationTrait}',
    messageTraits: '{MessageTrait}',
    serverBindings: 'any',
    channelBindings: 'any',
    operationBindings: 'any',
    messageBindings: 'any',
  },
};
