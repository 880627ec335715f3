import {doc} from '../base/doc.js';
import {list, section} from './collections.js';
import {mapped, oneOrMore, optional, withDefault} from './combine.js';
import type {Api} from './config.js';
import {documents} from './documents.js';
import {filled, flag, oneOf, text} from './fields.js';

const viewerDoc = doc`Viewer for API operations.`;
const viewers = ['native', 'scalar', 'redoc', 'stoplight'] as const;

const knownMethod = oneOf(doc`Scheme of the credentials.`, ['bearer', 'basic', 'key', 'none']);
/** Reads `cobo`, a method in newer versions of the format, as `bearer`. Messages never suggest it. */
const authMethod: typeof knownMethod = {
  ...knownMethod,
  aliases: ['cobo'],
  read: (value, at, findings) => knownMethod.read(value === 'cobo' ? 'bearer' : value, at, findings),
};

const auth = section(
  doc`Authentication of the try-it form.`,
  {
    method: authMethod,
    name: text(doc`Name of the header, when the method is "key".`),
  },
  'inputPrefix',
);

// `display` is an alternative name of `mode` with two more values. `show` is an older value for a form.
const mode = oneOf(doc`Behavior of the try-it form.`, ['interactive', 'simple', 'hide'], {
  none: 'hide',
  auth: 'interactive',
  show: 'interactive',
});

const playground = mapped(
  section(
    doc`The try-it form.`,
    {mode, display: mode, proxy: withDefault(flag(doc`Sends requests through the proxy.`), false)},
    'credentials disableProxy',
  ),
  ({mode, display, proxy}) => ({mode: mode ?? display ?? 'interactive', proxy}),
);

export const api = mapped(
  section(
    doc`API reference pages.`,
    {
      baseUrl: oneOrMore(
        doc`Base URL for try-it, or a list for readers to choose from. Listed before the servers of the document.`,
      ),
      auth,
      playground,
      openapi: documents(doc`OpenAPI documents to generate pages from.`),
      asyncapi: documents(doc`AsyncAPI documents.`),
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
      mdx: section(doc`API pages without an API document.`, {
        server: oneOrMore(doc`Base URL of these pages.`),
        auth,
      }),
      examples: section(doc`Generated samples.`, {
        languages: optional(
          list(doc`Languages of the samples, in order. Absent: all.`, text(doc`Name of a language.`)),
        ),
        defaults: oneOf(doc`Optional parameters to include in samples.`, ['required', 'all']),
        prefill: withDefault(flag(doc`Fills the form with the examples of the document at first.`), true),
        autogenerate: withDefault(flag(doc`false shows only samples from the document, and generates none.`), true),
      }),
      params: section(doc`Parameters and fields.`, {
        expanded: oneOf(doc`"all" opens every field by default.`, ['all', 'closed']),
        post: list(doc`Schema keys whose values Lectern shows as badges beside property names.`, filled(doc`Key.`)),
      }),
      url: oneOf(doc`"full" shows the full URL of an operation in its header.`, ['full', 'path']),
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
