/** English messages for rarely used schema, parameter and form features. Loaded for documents that use them. */
export const enRules = {
  noOtherKeys: 'no additional properties',
  noOtherItems: 'no additional items',
  keyNames: 'property names:',
  needs: '{name} requires {others}',
  contains: 'contains:',
  atLeastOneOf: 'at least one of {names}',
  exactlyOneOf: 'exactly one of {names}',
  partHeaders: 'with the headers',
  commaSeparated: 'comma-separated',
  spaceSeparated: 'space-separated',
  pipeSeparated: 'separated by |',
  deepObject: 'as {name}[key]=value',
  label: 'with a dot before each value',
  matrix: 'as ;{name}=value',
  keyValues: 'as key=value pairs',
  reserved: 'reserved characters stay as they are',
  mayBeEmpty: 'may be empty',
  sentAs: 'sent as',
  xmlAttribute: 'XML attribute {name}',
  xmlElement: 'XML element {name}',
  xmlWrapper: 'in the XML element {name}',
  xmlText: 'XML text',
  xmlContent: 'its content is in the enclosing XML element',
  xmlNamespace: 'XML namespace {name}',
} as const;

export type RuleMessages = {readonly [key in keyof typeof enRules]: string};
