/** Returns a valid document. Each line that a fault changes is unique. */
export const soundDocument = (version: string) => `openapi: ${version}
info:
  title: Shop
  version: "1.0"
  contact:
    name: Support
    email: support@example.com
  license:
    name: MIT
servers:
  - url: https://{region}.example.com
    variables:
      region:
        default: eu
        enum: [eu, us]
tags:
  - name: orders
    description: Everything bought.
security:
  - key: []
paths:
  /orders/{id}:
    summary: One order
    parameters:
      - name: id
        in: path
        required: true
        schema:
          type: string
    get:
      operationId: getOrder
      tags: [orders]
      summary: Get an order
      deprecated: false
      parameters:
        - name: expand
          in: query
          explode: true
          description: What is included.
          schema:
            type: array
            items:
              type: string
      responses:
        "200":
          description: The order.
          headers:
            X-Rate:
              description: Requests left.
              schema:
                type: integer
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Order"
              examples:
                small:
                  summary: Small
                  value: {id: a}
          links:
            cancel:
              operationId: cancelOrder
        default:
          description: Anything else.
  /orders:
    post:
      operationId: createOrder
      summary: Create an order
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                file:
                  type: string
            encoding:
              file:
                contentType: image/png
      callbacks:
        paid:
          "{$request.body#/url}":
            post:
              responses:
                "204":
                  description: Heard.
      security:
        - login: [write]
      responses:
        "201":
          description: Created.
    delete:
      operationId: cancelOrder
      summary: Cancel all
      responses:
        "204":
          description: Gone.
components:
  schemas:
    Order:
      type: object
      required: [id]
      properties:
        id:
          type: string
          minLength: 1
        total:
          type: number
          minimum: 0
        kind:
          type: string
          enum: [small, large]
        lines:
          type: array
          items:
            $ref: "#/components/schemas/Line"
    Line:
      description: A thing and how many of it.
      externalDocs:
        url: https://example.com/lines
      type: object
      additionalProperties: false
      properties:
        count:
          type: integer
    Pet:
      oneOf:
        - $ref: "#/components/schemas/Order"
        - $ref: "#/components/schemas/Line"
      discriminator:
        propertyName: kind
  securitySchemes:
    key:
      type: apiKey
      name: X-Key
      in: header
    login:
      type: oauth2
      flows:
        authorizationCode:
          authorizationUrl: https://example.com/authorize
          tokenUrl: https://example.com/token
          scopes:
            write: Change things
`;

/**
 * Structural faults: the replaced text, its replacement, and words of the expected finding. The finding is at the first
 * line of the replacement, or `line` lines below.
 */
export interface Fault {
  readonly replace: string;
  readonly by: string;
  readonly says: RegExp;
  readonly line?: number;
  /** Versions in which this is not a fault. */
  readonly not?: readonly string[];
}

export const faults: readonly Fault[] = [
  {replace: '  title: Shop\n', by: '', says: /info has no "title"/, line: -1},
  {replace: '  version: "1.0"\n', by: '', says: /info has no "version"/, line: -2},
  {replace: '  contact:\n', by: '  contcat:\n', says: /\.contcat is not allowed/},
  {replace: '    name: MIT', by: '    identifer: MIT', says: /\.identifer is not allowed/},
  {replace: '  - url: https://{region}', by: '  - uri: https://{region}', says: /no "url"/},
  {replace: '        default: eu\n', by: '', says: /has no "default"/, line: -1},
  {replace: '        enum: [eu, us]', by: '        enum: eu', says: /not an array/},
  {replace: '  - name: orders', by: '  - nam: orders', says: /\.nam is not allowed/},
  {replace: '  - key: []', by: '  - key: yes', says: /not an array/},
  {replace: '    summary: One order', by: '    summray: One order', says: /summray/},
  {replace: '        in: path', by: '        in: pth', says: /"pth"/},
  {
    replace: '        required: true\n        schema:\n          type: string',
    by: '        schema:\n          type: string',
    says: /required/,
    line: -2,
  },
  {replace: '      summary: Get an order', by: '      summray: Get an order', says: /Write "summary"/},
  {replace: '      tags: [orders]', by: '      tags: orders', says: /not an array/},
  {replace: '      deprecated: false', by: '      deprecated: "no"', says: /not true or false/},
  {replace: '          in: query', by: '          in: querry', says: /Write "query"/},
  {replace: '          explode: true', by: '          explode: "yes"', says: /not true or false/},
  {
    replace: '          schema:\n            type: array\n',
    by: '          shcema:\n            type: array\n',
    says: /shcema|has none of/,
  },
  {replace: '            type: array\n', by: '            type: aray\n', says: /"aray"/},
  {replace: '            type: array\n', by: '            type: strng\n', says: /Write "string"/},
  {replace: '          description: The order.\n', by: '', says: /has no "description"/, line: -1, not: ['3.2.0']},
  {replace: '          headers:\n', by: '          hedaers:\n', says: /hedaers/},
  {
    replace: '              description: Requests left.',
    by: '              descripton: Requests left.',
    says: /descripton/,
  },
  {
    replace: '          content:\n            application/json',
    by: '          contents:\n            application/json',
    says: /contents/,
  },
  {replace: '              examples:\n', by: '              exampels:\n', says: /exampels/},
  {replace: '                  summary: Small', by: '                  sumary: Small', says: /sumary/},
  {replace: '          links:\n', by: '          lnks:\n', says: /lnks/},
  {
    replace: '              operationId: cancelOrder\n',
    by: '              operatonId: cancelOrder\n',
    says: /operatonId/,
  },
  {replace: '      requestBody:\n', by: '      requestBdy:\n', says: /requestBdy/},
  {
    replace: '        required: true\n        content',
    by: '        required: 1\n        content',
    says: /not true or false/,
  },
  {
    replace: '            encoding:\n              file:\n',
    by: '            encoding:\n              file: 3\n              other:\n',
    says: /not an object/,
    line: 1,
  },
  {
    replace: '                contentType: image/png',
    by: '                contenttype: image/png',
    says: /contenttype/,
  },
  {replace: '      callbacks:\n', by: '      calbacks:\n', says: /calbacks/},
  {replace: '        - login: [write]', by: '        login: [write]', says: /not an array/},
  {
    replace: '      responses:\n        "201":\n',
    by: '      response:\n        "201":\n',
    says: /\.response is not allowed|no "responses"/,
  },
  {replace: '        "201":\n', by: '        "2O1":\n', says: /2O1/},
  {replace: '    delete:\n', by: '    remove:\n', says: /\.remove is not allowed/},
  {replace: '      required: [id]', by: '      required: id', says: /not an array/},
  {replace: '      required: [id]', by: '      requird: [id]', says: /requird/},
  {replace: '      properties:\n        id:\n', by: '      propertes:\n        id:\n', says: /propertes/},
  {replace: '          minLength: 1', by: '          minLength: "1"', says: /not an integer/},
  {replace: '          minLength: 1', by: '          minLength: -1', says: /at least 0/},
  {replace: '          minimum: 0', by: '          minimum: none', says: /not a number/},
  {replace: '          enum: [small, large]', by: '          enum: small', says: /not an array/},
  {
    replace: '          type: array\n          items:\n            $ref: "#/components/schemas/Line"',
    by: '          type: array\n          items: [1]',
    says: /items/,
    line: 1,
  },
  {replace: '      additionalProperties: false', by: '      additionalProperties: none', says: /additionalProperties/},
  {
    replace: '        url: https://example.com/lines',
    by: '        uri: https://example.com/lines',
    says: /uri|no "url"/,
    line: -1,
  },
  {replace: '      oneOf:\n', by: '      onOf:\n', says: /onOf/},
  {replace: '        propertyName: kind', by: '        property: kind', says: /no "propertyName"/, line: -1},
  {replace: '      type: apiKey', by: '      type: apikey', says: /apikey/},
  {replace: '      in: header\n', by: '      in: body\n', says: /"body"/},
  {replace: '      name: X-Key\n', by: '', says: /no "name"/, line: -1},
  {replace: '          authorizationUrl: https://example.com/authorize\n', by: '', says: /authorizationUrl/, line: -1},
  {replace: '          tokenUrl', by: '          tokenUri', says: /tokenUri|no "tokenUrl"/},
  {replace: '        authorizationCode:\n', by: '        authCode:\n', says: /authCode/},
  {replace: '      type: oauth2\n      flows:', by: '      type: oauth\n      flows:', says: /"oauth"/},
  {replace: 'components:\n', by: 'component:\n', says: /component is not allowed/},
  {replace: '  securitySchemes:\n', by: '  securitySchema:\n', says: /securitySchema/},
  {
    replace: '    post:\n      operationId: createOrder',
    by: '    post:\n      operationid: createOrder',
    says: /operationid/,
    line: 1,
  },
  {replace: 'tags:\n  - name', by: 'tgas:\n  - name', says: /tgas/},
  {replace: '  /orders:\n', by: '  orders:\n', says: /orders/},
];
