import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, nameOf, readerOf, withOperation} from './draw.js';

// Facts of a document that readers must find on the page and in its Markdown.

const ok = {200: {description: 'ok'}};
const json = (media: object) => ({content: {'application/json': media}});
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const long = `${'0123456789'.repeat(11)}-end`;

const textOf = (html: string) =>
  html
    .replace(/<wbr>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ([),])/g, '$1')
    .replace(/\( /g, '(');

interface Facts {
  readonly about: string;
  readonly operation: object;
  readonly more?: object;
  readonly html: readonly string[];
  readonly markdown: readonly string[];
}

const securitySchemes = {sig: {type: 'apiKey', in: 'header', name: 'X-Signature', description: 'Proves the sender.'}};
const cases: readonly Facts[] = [
  {
    about: 'default and deprecation of the items of a list',
    operation: {
      parameters: [
        {name: 'a', in: 'query', schema: {type: 'array', items: {type: 'integer', default: 2, deprecated: true}}},
      ],
      responses: ok,
    },
    html: ['each item: deprecated, default 2'],
    markdown: ['`a` (`integer[]`, each item: deprecated, default `2`)'],
  },
  {
    about: 'default and deprecation of variants and whole bodies',
    operation: {
      requestBody: json({
        schema: {
          deprecated: true,
          default: {a: 1},
          anyOf: [
            {type: 'string', default: 'x'},
            {type: 'integer', deprecated: true},
          ],
        },
      }),
      responses: ok,
    },
    html: ['deprecated · default {"a":1}', 'string default x', 'integer deprecated'],
    markdown: ['(deprecated, default `{"a":1}`)', '- string (default `x`)', '- integer (deprecated)'],
  },
  {
    about: 'examples of a parameter that are many, long or described',
    operation: {
      parameters: [
        {
          name: 'a',
          in: 'query',
          schema: {type: 'string'},
          examples: {b: {summary: 'B sum', description: 'B words', value: 'bv'}, c: {value: long}},
        },
        {
          name: 'd',
          in: 'header',
          schema: {type: 'integer'},
          examples: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(at => [`e${at}`, {value: at * 11}])),
        },
        {name: 'f', in: 'query', schema: {type: 'string', example: long}},
      ],
      responses: ok,
    },
    html: ['B sum', 'B words', `${long}`, '11, 22, 33, 44, 55, 66, 77', `string query Example ${long}`],
    markdown: ['`bv` (B sum: B words)', `\`${long}\``, '`77` (e7)'],
  },
  {
    about: 'everything about a callback',
    operation: {
      responses: ok,
      callbacks: {
        done: {
          '{$request.body#/url}': {
            post: {
              summary: 'It is done',
              deprecated: true,
              externalDocs: {url: 'https://docs.example.com/done', description: 'Guide'},
              security: [{sig: []}],
              responses: ok,
            },
            additionalOperations: {NOTIFY: {description: 'It will be done', responses: ok}},
          },
        },
      },
    },
    more: {openapi: '3.2.0', components: {securitySchemes}},
    html: [
      'done {$request.body#/url} deprecated',
      'It is done',
      'Guide',
      'sig API key in the X-Signature header',
      'NOTIFY',
      'It will be done',
    ],
    markdown: [
      '`POST {$request.body#/url}` (deprecated)',
      '[Guide](<https://docs.example.com/done>)',
      '#### Authorization\n\n- `sig` (apiKey header X-Signature): Proves the sender.',
      '`NOTIFY {$request.body#/url}`\n\nIt will be done',
    ],
  },
  {
    about: 'description and limits of the headers of a part',
    operation: {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {type: 'object', properties: {a: {type: 'string'}}},
            encoding: {
              a: {
                headers: {
                  'X-Part': {description: 'Part  words', required: true, schema: {type: 'integer', minimum: 7}},
                },
              },
            },
          },
        },
      },
      responses: ok,
    },
    html: ['X-Part integer (required, at least 7): Part words'],
    markdown: ['`X-Part` integer (required, at least 7): Part words'],
  },
  {
    about: 'the server of a link',
    operation: {
      responses: {
        200: {
          description: 'ok',
          links: {next: {operationId: 'x', server: {url: 'https://l.example.com', description: 'Link server'}}},
        },
      },
    },
    html: ['https://l.example.com Link server'],
    markdown: ['`https://l.example.com`: Link server'],
  },
  {
    about: 'summary and description of the only example of a body',
    operation: {
      requestBody: json({
        schema: {type: 'object'},
        examples: {one: {summary: 'Sent sum', description: 'Sent words', value: {a: 1}}},
      }),
      responses: {
        200: {
          description: 'ok',
          ...json({examples: {one: {summary: 'Got sum', description: 'Got words', value: {b: 1}}}}),
        },
      },
    },
    html: ['Sent sum', 'Sent words', 'Got sum', 'Got words'],
    markdown: ['## Request example\n\nSent sum\n\nSent words\n\n```bash', 'Got sum\n\nGot words'],
  },
  {
    about: 'the name of a schema that is kept beside remarks in allOf',
    operation: {
      requestBody: json({
        schema: {
          type: 'object',
          properties: {cat: {allOf: [ref('Cat'), {readOnly: false, description: 'My cat', default: {m: true}}]}},
        },
      }),
      responses: ok,
    },
    more: {components: {schemas: {Cat: {type: 'object', description: 'Any cat', properties: {m: {type: 'boolean'}}}}}},
    html: ['cat Cat default {"m":true}', 'My cat'],
    markdown: ['- `cat` (Cat, default `{"m":true}`): My cat', '## Cat\n\nAny cat'],
  },
  {
    about: 'the type of a variant beside its title, and of one whose title is blank',
    operation: {
      requestBody: json({
        schema: {
          oneOf: [
            {title: 'Many', type: 'array', items: {type: 'string', maxLength: 5}},
            {title: ' ', type: 'integer', minimum: 3},
            {title: 'Pets', type: 'array', items: ref('Pet')},
          ],
        },
      }),
      responses: ok,
    },
    more: {components: {schemas: {Pet: {type: 'object', properties: {p: {type: 'string'}}}}}},
    html: ['Many string[]', 'integer integer at least 3'],
    markdown: ['- Many (`string[]`) (each item: at most 5 characters)', '- integer (at least 3)', '- Pets (`Pet[]`)'],
  },
  {
    about: 'texts beside a reference instead of those of its target, since 3.1',
    operation: {
      parameters: [{$ref: '#/components/parameters/P', description: 'P here'}],
      requestBody: {$ref: '#/components/requestBodies/B', description: 'B here'},
      responses: {200: {$ref: '#/components/responses/R', description: 'R here'}},
    },
    more: {
      components: {
        parameters: {P: {name: 'p', in: 'query', description: 'P there', schema: {type: 'string'}}},
        requestBodies: {
          B: {
            description: 'B there',
            ...json({examples: {e: {$ref: '#/components/examples/E', summary: 'E here'}, f: {value: 2}}}),
          },
        },
        responses: {R: {description: 'R there'}},
        examples: {E: {summary: 'E there', value: 1}},
      },
    },
    html: ['P here', 'B here', 'R here', 'E here'],
    markdown: ['`p` (string): P here', '## Body\n\nB here', '### 200\n\nR here', 'E here'],
  },
  {
    about: 'a title that says more than the name, where there is no description',
    operation: {
      parameters: [
        {name: 'page_no', in: 'query', schema: {type: 'integer', title: 'Page No'}},
        {name: 'n', in: 'query', schema: {type: 'integer', title: 'Number of *all*'}},
      ],
      requestBody: json({schema: {type: 'object', properties: {px: {type: 'integer', title: 'Size in pixels'}}}}),
      responses: ok,
    },
    html: ['n integer query Number of *all*', 'px integer Size in pixels'],
    markdown: ['- `page_no` (integer)\n- `n` (integer): Number of \\*all\\*', '- `px` (integer): Size in pixels'],
  },
  {
    about: 'patterns with backticks, parameters without a schema, and more than five examples',
    operation: {
      parameters: [
        {
          name: 'a',
          in: 'query',
          schema: {type: 'string', pattern: '^a`b<c$', examples: [1, 2, 3, 4, 5, 6].map(String)},
        },
        {name: 'b', in: 'query', description: 'B words'},
      ],
      responses: ok,
    },
    html: ['Example 1, 2, 3, 4, 5, 6'],
    markdown: ['matches ``^a`b<c$``). Example: `1`, `2`, `3`, `4`, `5`, `6`\n', '- `b`: B words'],
  },
  {
    about: 'names under which schemas are written out, in Markdown',
    operation: {
      requestBody: json({schema: ref('Wide')}),
      responses: {
        200: {
          description: 'ok',
          ...json({schema: {type: 'object', properties: {w: ref('Wide'), v: {oneOf: [ref('A'), ref('B')]}}}}),
        },
      },
    },
    more: {
      components: {
        schemas: {
          Wide: {properties: {id: {type: 'string'}}, oneOf: ['A', 'B', 'C', 'D'].map(ref)},
          ...Object.fromEntries(
            ['A', 'B', 'C', 'D'].map(name => [
              name,
              {type: 'object', title: `Title of ${name}`, properties: {[name]: {type: 'string'}}},
            ]),
          ),
        },
      },
    },
    html: [],
    markdown: ['`application/json`: one of 4, Wide', '- `w` (one of 4, Wide)', '- Title of A (A)', '## Wide\n\n- `id`'],
  },
];

for (const {about, operation, more = {}, html, markdown} of cases)
  test(`shows ${about}`, async () => {
    const document = withOperation(operation, more);
    const {main, aside} = await draw(document, 'POST /a', {languages: ['curl']});
    const text = textOf(main + aside);
    for (const fact of html) assert.ok(text.includes(fact), `${fact}\n\n${text}`);
    const written = await readerOf(document).markdown(nameOf('POST /a'), {});
    for (const fact of markdown) assert.ok(written.includes(fact), `${fact}\n\n${written}`);
  });

test("a project's base URL keeps the document's description of it", async () => {
  const servers = [{url: 'https://one.example.com', description: 'Production'}, {url: 'https://two.example.com'}];
  const options = {baseUrls: ['https://one.example.com']};
  const document = withOperation({servers, responses: ok});
  const {main} = await draw(document, 'POST /a', options);
  assert.match(textOf(main), /https:\/\/one\.example\.com Production https:\/\/two\.example\.com/);
  const written = await readerOf(document).markdown(nameOf('POST /a'), options);
  assert.ok(written.includes('- <https://one.example.com>: Production\n- <https://two.example.com>'), written);
});

test("a body's only example has its own block if no sample contains it", async () => {
  const document = withOperation({requestBody: json({example: {mine: 1}}), responses: ok});
  const {aside} = await draw(document, 'POST /a', {playground: 'hide'});
  assert.match(textOf(aside), /Body application\/json { "mine": 1 }/);
  const own = {'x-codeSamples': [{lang: 'shell', source: 'own --call'}]};
  const sampled = withOperation({requestBody: json({example: {mine: 1}}), responses: ok, ...own});
  const site = {base: '/', router: 'history', views: {isWritten: true}} as const;
  const {aside: written} = await draw(sampled, 'POST /a', {site});
  assert.match(textOf(written), /own --call.*Body application\/json/);
});
