import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderXml} from '../../../src/openapi/request/render-xml.js';
import {open} from '../open.js';

/** Returns the example of a schema as XML, without the XML declaration. */
async function xmlOf(schema: object, value: unknown): Promise<string> {
  const documents = await open({openapi: '3.2.0', info: {title: 'T', version: '1'}, paths: {}, schema});
  const node = {value: schema, file: documents.root.file, pointer: '/schema'};
  const text = await documents.settle(() => renderXml(documents, node, value));
  return text.slice(text.indexOf('\n') + 1);
}

test('nodeType selects attributes, text nodes and CDATA (OpenAPI 3.2.0, XML Object)', async () => {
  const node = (nodeType: string) => ({type: 'string', xml: {nodeType}});
  const document = {type: 'object', xml: {name: 'doc'}, properties: {lang: node('attribute'), body: node('cdata')}};
  assert.equal(await xmlOf(document, {lang: 'en', body: 'a<b'}), '<doc lang="en"><![CDATA[a<b]]></doc>');
  const price = {type: 'object', xml: {name: 'p'}, properties: {unit: node('attribute'), v: node('text')}};
  assert.equal(await xmlOf(price, {unit: 'kg', v: 3}), '<p unit="kg">3</p>');
  assert.equal(await xmlOf(price, {v: 'a<b'}), '<p>a&lt;b</p>');
});

test('a CDATA section is split where its text would end it', async () => {
  const schema = {type: 'object', xml: {name: 'a'}, properties: {t: {type: 'string', xml: {nodeType: 'cdata'}}}};
  assert.equal(await xmlOf(schema, {t: 'x]]>y'}), '<a><![CDATA[x]]]]><![CDATA[>y]]></a>');
});

test('the content of a `none` node is in the parent element', async () => {
  const inner = {type: 'object', xml: {nodeType: 'none'}, properties: {x: {type: 'string'}, y: {type: 'string'}}};
  const schema = {type: 'object', xml: {name: 'a'}, properties: {inner, z: {type: 'string'}}};
  assert.equal(await xmlOf(schema, {inner: {x: '1', y: '2'}, z: '3'}), '<a>\n  <x>1</x>\n  <y>2</y>\n  <z>3</z>\n</a>');
});

test('a namespace is declared with its prefix on its element', async () => {
  const of = (xml: object) => ({type: 'object', xml: {name: 'a', ...xml}, properties: {x: {type: 'string'}}});
  const namespace = 'https://x.example/"n"';
  assert.equal(await xmlOf(of({namespace}), {x: '1'}), '<a xmlns="https://x.example/&quot;n&quot;">\n  <x>1</x>\n</a>');
  assert.equal(
    await xmlOf(of({namespace: 'urn:n', prefix: 'p'}), {x: '1'}),
    '<p:a xmlns:p="urn:n">\n  <x>1</x>\n</p:a>',
  );
});

test("an attribute's prefix is declared once per element", async () => {
  const attribute = (namespace: string, prefix?: string) => ({
    type: 'string',
    xml: {attribute: true, namespace, ...(prefix && {prefix})},
  });
  const schema = {
    type: 'object',
    xml: {name: 'a', namespace: 'urn:p', prefix: 'p'},
    properties: {
      x: attribute('urn:q', 'q'),
      y: attribute('urn:q', 'q'),
      z: attribute('urn:p', 'p'),
      w: attribute('urn:w'),
    },
  };
  assert.equal(
    await xmlOf(schema, {x: '1', y: '2', z: '3', w: '4'}),
    '<p:a xmlns:p="urn:p" xmlns:q="urn:q" q:x="1" q:y="2" p:z="3" w="4"/>',
  );
});

test('lists are wrapped by either keyword', async () => {
  const of = (xml: object) => ({
    type: 'object',
    xml: {name: 'a'},
    properties: {tags: {type: 'array', xml, items: {type: 'string', xml: {name: 'tag'}}}},
  });
  const wrapped = '<a>\n  <tags>\n    <tag>1</tag>\n    <tag>2</tag>\n  </tags>\n</a>';
  for (const xml of [{wrapped: true}, {nodeType: 'element'}])
    assert.equal(await xmlOf(of(xml), {tags: ['1', '2']}), wrapped);
  assert.equal(await xmlOf(of({}), {tags: ['1', '2']}), '<a>\n  <tag>1</tag>\n  <tag>2</tag>\n</a>');
});

test('a variant decides the XML of its properties (OpenAPI 3.1, section 4.8.26)', async () => {
  const attribute = {type: 'string', xml: {attribute: true}};
  const properties = {id: {type: 'integer'}, lang: attribute};
  const list = {type: 'array', xml: {wrapped: true}, items: {type: 'string', xml: {name: 'item'}}};
  const schema = {
    type: 'object',
    xml: {name: 'a'},
    properties: {id: attribute, one: {oneOf: [{properties: {x: {}}}, list, {properties}]}},
    anyOf: [{properties: {y: {type: 'string'}}}, {properties}],
  };
  assert.equal(await xmlOf(schema, {id: '1', lang: 'en'}), '<a id="1" lang="en"/>');
  assert.equal(
    await xmlOf(schema, {one: {id: 2, lang: 'de'}}),
    '<a>\n  <one lang="de">\n    <id>2</id>\n  </one>\n</a>',
  );
  assert.equal(await xmlOf(schema, {one: ['x']}), '<a>\n  <one>\n    <item>x</item>\n  </one>\n</a>');
  assert.equal(await xmlOf(schema, {y: '3', z: 4}), '<a>\n  <y>3</y>\n  <z>4</z>\n</a>');
});

test('items have the name of the list only inside a wrapper (OpenAPI 3.1, section 4.8.26)', async () => {
  const of = (xml: object) => ({
    type: 'object',
    xml: {name: 'a'},
    properties: {animals: {type: 'array', xml, items: {type: 'string'}}},
  });
  assert.equal(await xmlOf(of({name: 'aliens'}), {animals: ['z']}), '<a>\n  <animals>z</animals>\n</a>');
  assert.equal(
    await xmlOf(of({name: 'aliens', wrapped: true}), {animals: ['z']}),
    '<a>\n  <aliens>\n    <aliens>z</aliens>\n  </aliens>\n</a>',
  );
});

test('a root element has the name of its component, also in a list and with variants', async () => {
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const schemas = {
    Books: {type: 'array', items: ref('Book')},
    Book: {type: 'object', xml: {prefix: 'b'}, properties: {t: {type: 'string'}}},
    Pet: {type: 'object', discriminator: {propertyName: 'k'}, properties: {k: {type: 'string'}}},
    Cat: {allOf: [ref('Pet'), {type: 'object', properties: {c: {type: 'string'}}}]},
  };
  const documents = await open({openapi: '3.1.0', info: {title: 'T'}, paths: {}, components: {schemas}});
  const write = (name: string, value: unknown) =>
    documents.settle(() =>
      renderXml(documents, {...documents.root, pointer: `/${name}`, value: ref(name)}, value).replace(/^.*\n/, ''),
    );
  assert.equal(await write('Books', [{t: 'x'}]), '<Books>\n  <b:Book>\n    <t>x</t>\n  </b:Book>\n</Books>');
  assert.equal(await write('Pet', {k: 'Cat', c: 'x'}), '<Pet>\n  <k>Cat</k>\n  <c>x</c>\n</Pet>');
});
