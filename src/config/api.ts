import {doc} from '../base/doc.js';
import {list, section} from './collections.js';
import {mapField, oneOrMore, optional, withDefault} from './combine.js';
import type {Api} from './config.js';
import {documents} from './documents.js';
import {filled, flag, oneOf, text} from './fields.js';

const viewerDoc = doc`Shows operations in Lectern’s own view, or in Scalar, Redoc, or Stoplight Elements.`;
const viewers = ['native', 'scalar', 'redoc', 'stoplight'] as const;

const knownMethod = oneOf(
  doc`Selects how requests authenticate: a bearer token, a user name with a password, an API key, or nothing. Default: the schemes of the document.`,
  ['bearer', 'basic', 'key', 'none'],
);
/**
 * Also accepts `cobo`, a method in newer versions of docs.json, and reads it as `bearer`. Messages never suggest it.
 */
const authMethod: typeof knownMethod = {
  ...knownMethod,
  aliases: ['cobo'],
  read: (value, at, findings) => knownMethod.read(value === 'cobo' ? 'bearer' : value, at, findings),
};

const auth = section(
  doc`Replaces the authentication of the document in the request form.`,
  {
    method: authMethod,
    name: text(doc`Names the header that contains the API key. Required for the method "key".`),
  },
  'inputPrefix',
);

// Also accept the values of `display`, another name of this setting. `show` is an older value for "interactive".
const mode = oneOf(
  doc`"interactive" shows the request form, "simple" shows URL and samples without it, "hide" shows neither. Default: "interactive".`,
  ['interactive', 'simple', 'hide'],
  {
    none: 'hide',
    auth: 'interactive',
    show: 'interactive',
  },
);

const playground = mapField(
  section(
    doc`Shows a form that sends requests, only the URL with samples, or neither.`,
    {
      mode,
      display: {...mode, doc: doc`Does the same as "mode", which overrides it.`},
      proxy: withDefault(
        flag(
          doc`"true" sends requests through your proxy, for APIs that block browsers (CORS). Set its URL in "integrations.lectern.proxy".`,
        ),
        false,
      ),
    },
    'credentials disableProxy',
  ),
  ({mode, display, proxy}) => ({mode: mode ?? display ?? 'interactive', proxy}),
);

export const api = mapField(
  section(
    doc`Adds a page for each operation of your API documents, with samples and a request form.`,
    {
      baseUrl: oneOrMore(
        doc`Sends requests to this base URL. It replaces the first server of the document. If you list several, readers choose one.`,
      ),
      auth,
      playground,
      openapi: documents(
        doc`Generates pages from these OpenAPI documents. To place the pages in a menu, set "openapi" on a node of "navigation" instead.`,
      ),
      asyncapi: documents(
        doc`Generates pages from these AsyncAPI documents. To place the pages in a menu, set "asyncapi" on a node of "navigation" instead.`,
      ),
      viewer: withDefault(
        oneOf(viewerDoc, viewers, {
          builtin: 'native',
          default: 'native',
          elements: 'stoplight',
          thirdparty_a: 'scalar',
          thirdparty_b: 'redoc',
          thirdparty_c: 'stoplight',
        }),
        'native',
      ),
      mdx: section(
        doc`Gives a server and authentication to pages that describe an operation without a document ("api" in the frontmatter).`,
        {
          server: oneOrMore(doc`Sends requests of these pages to this base URL. Default: "api.baseUrl".`),
          auth: {...auth, doc: doc`Replaces "api.auth" on these pages.`},
        },
      ),
      examples: section(doc`Shows code samples in these languages, with required or all values.`, {
        languages: optional(
          list(
            doc`Shows samples in these languages, in this order. Default: all languages.`,
            text(doc`Names a language.`),
          ),
        ),
        defaults: oneOf(doc`Includes all parameters in samples, or only required ones. Default: "all".`, [
          'required',
          'all',
        ]),
        prefill: withDefault(flag(doc`Fills the request form with examples from the document.`), true),
        autogenerate: withDefault(flag(doc`"false" shows only the samples that the document contains.`), true),
      }),
      params: section(doc`Shows nested fields open or closed in the lists of parameters and fields.`, {
        expanded: oneOf(doc`"all" opens nested fields by default, "closed" leaves them closed. Default: "closed".`, [
          'all',
          'closed',
        ]),
        post: list(
          doc`Shows the values of these schema keys as badges beside the name of a property.`,
          filled(doc`Names a key.`),
        ),
      }),
      url: oneOf(doc`Shows the full URL above an operation, or only its path. Default: "path".`, ['full', 'path']),
    },
    'maintainOrder paramFields request version',
  ),
  ({examples: {languages, ...samples}, params, url, ...rest}): Api => ({
    ...rest,
    ...(languages && {sampleLanguages: languages}),
    samples,
    fields: {isOpen: params.expanded === 'all', pills: params.post, hasWholeUrl: url === 'full'},
  }),
);
