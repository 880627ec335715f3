import {doc} from '../base/doc.js';
import {list, section} from './collections.js';
import {mapped, oneOrMore, optional, withDefault} from './combine.js';
import type {Api} from './config.js';
import {documents} from './documents.js';
import {filled, flag, oneOf, text} from './fields.js';

const viewerDoc = doc`Sets the viewer for API operations.`;
const viewers = ['native', 'scalar', 'redoc', 'stoplight'] as const;

const knownMethod = oneOf(doc`Sets the authentication scheme.`, ['bearer', 'basic', 'key', 'none']);
/** Reads `cobo`, a method in newer versions of the format, as `bearer`. Messages never suggest it. */
const authMethod: typeof knownMethod = {
  ...knownMethod,
  aliases: ['cobo'],
  read: (value, at, findings) => knownMethod.read(value === 'cobo' ? 'bearer' : value, at, findings),
};

const auth = section(
  doc`Sets the authentication of the try-it form.`,
  {
    method: authMethod,
    name: text(doc`Sets the name of the header for the method "key".`),
  },
  'inputPrefix',
);

// `display` is an alternative name of `mode` with two more values. `show` is an older value for a form.
const mode = oneOf(doc`Shows or hides the try-it form.`, ['interactive', 'simple', 'hide'], {
  none: 'hide',
  auth: 'interactive',
  show: 'interactive',
});

const playground = mapped(
  section(
    doc`Configures the try-it form.`,
    {mode, display: mode, proxy: withDefault(flag(doc`true sends requests of the form through your proxy.`), false)},
    'credentials disableProxy',
  ),
  ({mode, display, proxy}) => ({mode: mode ?? display ?? 'interactive', proxy}),
);

export const api = mapped(
  section(
    doc`Generates API reference pages, and configures them.`,
    {
      baseUrl: oneOrMore(
        doc`Sets the base URL of requests, or a list of base URLs. Readers see them before the servers of the document.`,
      ),
      auth,
      playground,
      openapi: documents(doc`Generates pages from these OpenAPI documents.`),
      asyncapi: documents(doc`Generates pages from these AsyncAPI documents.`),
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
      mdx: section(doc`Configures API pages that you write without an API document.`, {
        server: oneOrMore(doc`Sets the base URL of these pages.`),
        auth,
      }),
      examples: section(doc`Configures the generated code samples.`, {
        languages: optional(
          list(
            doc`Sets the languages of the samples, in this order. By default, Lectern shows all.`,
            text(doc`Names a language.`),
          ),
        ),
        defaults: oneOf(doc`Selects the parameters in samples: only required ones, or all.`, ['required', 'all']),
        prefill: withDefault(flag(doc`Fills the form with examples from the document.`), true),
        autogenerate: withDefault(flag(doc`false shows only the samples of the document.`), true),
      }),
      params: section(doc`Configures parameters and fields.`, {
        expanded: oneOf(doc`"all" opens every field by default.`, ['all', 'closed']),
        post: list(
          doc`Shows the values of these schema keys as badges beside property names.`,
          filled(doc`Names a key.`),
        ),
      }),
      url: oneOf(doc`"full" shows the full URL above an operation.`, ['full', 'path']),
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
