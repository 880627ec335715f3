import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {checkProject} from '../../../src/check/check-project.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';

const three = `asyncapi: 3.0.0
info:
  title: Lights
  version: 1.0.0
servers:
  production:
    host: broker.example.com
    protocol: kafka
    security:
      - $ref: "#/components/securitySchemes/sasl"
    bindings:
      kafka:
        schemaRegistryUrl: https://registry.example.com
channels:
  lit:
    address: lights/{id}/lit
    parameters:
      id:
        description: Of a light.
    messages:
      lit:
        $ref: "#/components/messages/lit"
    bindings:
      kafka:
        partitions: 3
operations:
  onLit:
    action: receive
    channel:
      $ref: "#/channels/lit"
    summary: Hear of it.
components:
  messages:
    lit:
      contentType: application/json
      correlationId:
        location: $message.header#/id
      payload:
        type: object
        properties:
          lumens:
            type: integer
            minimum: 0
  securitySchemes:
    sasl:
      type: scramSha256
    key:
      type: httpApiKey
      name: X-Key
      in: header
`;

const two = `asyncapi: 2.6.0
info:
  title: Lights
  version: 1.0.0
servers:
  production:
    url: broker.example.com
    protocol: mqtt
    bindings:
      mqtt:
        clientId: lights
channels:
  lights/lit:
    subscribe:
      operationId: onLit
      bindings:
        mqtt:
          qos: 1
      message:
        contentType: application/json
        payload:
          type: object
          properties:
            lumens:
              type: integer
components:
  securitySchemes:
    key:
      type: apiKey
      in: user
`;

/**
 * The replaced text, its replacement, and words of the expected finding. The finding is at the text's line, or the
 * given number of lines below.
 */
const faults: readonly (readonly [document: string, from: string, to: string, says: RegExp, line?: number])[] = [
  [three, '  title: Lights\n', '', /info has no "title"/, -1],
  [three, '    host:', '    hots:', /\.hots is not allowed.*Write "host"/],
  [three, '    protocol: kafka\n', '', /has no "protocol"/, -2],
  [three, '    security:\n      - $ref: "#/components/securitySchemes/sasl"', '    security: sasl', /not an array/],
  [three, '        schemaRegistryUrl:', '        schemaRegistryURI:', /schemaRegistryURI/],
  [three, '    address: lights', '    adress: lights', /Write "address"/],
  [three, '        description: Of a light.', '        type: string', /\.type is not allowed/],
  [three, '    messages:\n      lit:', '    message:\n      lit:', /\.message is not allowed/],
  [three, '        partitions: 3', '        partitions: 0', /must be at least 1/],
  [three, '        partitions: 3', '        partitions: three', /not an integer/],
  [three, '    action: receive', '    action: recieve', /recieve/],
  [three, '    summary: Hear', '    sumary: Hear', /Write "summary"/],
  [three, '      contentType: app', '      contenttype: app', /Write "contentType"/],
  [three, '        location: $message', '        locaton: $message', /locaton/],
  [three, '        location: $message.header#/id', '        location: the header', /must match/],
  [three, '        type: object', '        type: objekt', /Write "object"/],
  [three, '            minimum: 0', '            minimum: none', /not a number/],
  [three, '      type: scramSha256', '      type: scramsha256', /Write "scramSha256"/],
  [three, '      in: header', '      in: head', /Allowed values: "header", "query", "cookie"/],
  [three, '      name: X-Key\n', '', /has no "name"/, -2],
  [three, 'operations:\n', 'operation:\n', /operation is not allowed/],
  [two, '  version: 1.0.0\n', '', /has no "version"/, -2],
  [two, '    url: broker', '    uri: broker', /\.uri is not allowed|has no "url"/],
  [two, '    subscribe:\n', '    subscribes:\n', /Write "subscribe"/],
  [two, '      operationId: onLit', '      operationID: onLit', /operationID/],
  [two, '      message:\n', '      mesage:\n', /Write "message"/],
  [two, '        payload:\n', '        payloads:\n', /payloads/],
  [
    two,
    '          properties:\n            lumens:\n              type: integer',
    '          properties: lumens',
    /not an object/,
  ],
  [two, '      in: user', '      in: header', /"user", "password"/],
  [two, 'channels:\n', 'chanels:\n', /chanels is not allowed|has no "channels"/],
];

async function findingsOf(text: string) {
  const docs = JSON.stringify({name: 'Lights', navigation: {groups: [{group: 'Events', asyncapi: 'a.yaml'}]}});
  const {findings} = await checkProject(
    {...createMemoryProject({'docs.json': docs, 'a.yaml': text}), loadSchema},
    {version: '0'},
  );
  return findings.filter(({file, level}) => file === 'a.yaml' && level !== 'info');
}

test('valid AsyncAPI documents have no findings', async () => {
  assert.deepEqual(await findingsOf(three), []);
  assert.deepEqual(await findingsOf(two), []);
});

for (const [document, from, to, says, below = 0] of faults)
  test(`AsyncAPI ${document.slice(10, 15)}: ${JSON.stringify(to || `without ${from}`)} is reported at its line`, async () => {
    assert.equal(document.split(from).length, 2, 'stands there once');
    const line = document.slice(0, document.indexOf(from)).split('\n').length + below;
    const found = (await findingsOf(document.replace(from, () => to))).map(
      each => `${each.line} ${each.message} ${each.fix}`,
    );
    assert.ok(
      found.some(each => each.startsWith(`${line} `) && says.test(each)),
      `no finding in line ${line} says ${says}:\n${found.join('\n')}`,
    );
  });
