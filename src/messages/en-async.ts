/** English messages for views of AsyncAPI documents, loaded with the views. Other locales load as a whole. */
export const enAsync = {
  send: 'You send',
  receive: 'You receive',
  onChannel: 'Messages',
  sendTo: 'You send this message to the application.',
  sendOneOf: 'You send one of these messages to the application.',
  receiveFrom: 'The application sends you this message.',
  receiveOneOf: 'The application sends you one of these messages.',
  channelAlone: 'The document has no operation for this channel, so it doesn’t say who sends.',
  noAddress: 'The address is not known in advance. The application provides it at run time.',
  channel: 'Channel',
  parameters: 'Address parameters',
  takenFrom: 'in the message at',
  message: 'Message',
  payload: 'Payload',
  headers: 'Headers',
  noPayload: 'The document doesn’t describe a payload.',
  schemaIn: 'Schema ({format})',
  name: 'Name',
  contentType: 'Content type',
  correlationId: 'Correlation ID',
  tags: 'Tags',
  reply: 'Reply',
  replyToYou: 'The application replies.',
  replyByYou: 'The application waits for your reply.',
  replyAddress: 'The message contains the reply address at {location}.',
  replyChannel: 'The reply arrives on {channel}.',
  replyOnChannel: 'The reply goes to {channel}.',
  bindings: 'Bindings',
  protocol: 'Protocol',
  operationId: 'Operation',
  signIn: {
    userPassword: 'User name and password',
    'apiKey-user': 'API key as the user name',
    'apiKey-password': 'API key as the password',
    'httpApiKey-header': 'API key in the header {name}',
    'httpApiKey-query': 'API key in the query parameter {name}',
    'httpApiKey-cookie': 'API key in the cookie {name}',
    X509: 'Client certificate (X.509)',
    symmetricEncryption: 'Symmetric encryption',
    asymmetricEncryption: 'Asymmetric encryption',
    plain: 'User name and password (SASL PLAIN)',
    scramSha256: 'User name and password (SASL SCRAM-SHA-256)',
    scramSha512: 'User name and password (SASL SCRAM-SHA-512)',
    gssapi: 'Kerberos (SASL GSSAPI)',
  } as Readonly<Record<string, string>>,
} as const;

/** Messages with the same keys in another language. */
export type AsyncMessages = {
  readonly [key in keyof typeof enAsync]: (typeof enAsync)[key] extends string
    ? string
    : Readonly<Record<string, string>>;
};
