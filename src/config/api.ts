import {doc} from '../base/doc.js';
import {list, section} from './collections.js';
import {mapped, oneOrMore, optional, withDefault} from './combine.js';
import type {Api} from './config.js';
import {documents} from './documents.js';
import {filled, flag, oneOf, text} from './fields.js';

const viewerDoc = doc`What shows an API operation.`;
const viewers = ['native', 'scalar', 'redoc', 'stoplight'] as const;

const knownMethod = oneOf(doc`Scheme of the credentials.`, ['bearer', 'basic', 'key', 'none']);
/** `cobo`, a method of newer versions of the format, is read as `bearer`; no message proposes it. */
const authMethod: typeof knownMethod = {
  ...knownMethod,
  aliases: ['cobo'],
  read: (value, at, findings) => knownMethod.read(value === 'cobo' ? 'bearer' : value, at, findings),
};

const auth = section(
  doc`How the try-it form signs in.`,
  {
    method: authMethod,
    name: text(doc`Name of the header, when the method is "key".`),
  },
  'inputPrefix',
);

// `display` is the other name of `mode`, with two more words; `show` is the older one for a form.
const mode = oneOf(doc`How the try-it form behaves.`, ['interactive', 'simple', 'hide'], {
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
        doc`Base address for try-it; several give a switcher. Goes before the servers of the document.`,
      ),
      auth,
      playground,
      openapi: documents(doc`OpenAPI documents; their pages are generated.`),
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
      mdx: section(doc`API pages that are written by hand.`, {
        server: oneOrMore(doc`Base address of these pages.`),
        auth,
      }),
      examples: section(doc`Generated samples.`, {
        languages: optional(
          list(doc`Languages of the samples, in order. Absent: all.`, text(doc`Name of a language.`)),
        ),
        defaults: oneOf(doc`Which optional parameters samples have.`, ['required', 'all']),
        prefill: withDefault(
          flag(doc`Whether the form begins with the examples of the document; it does by default.`),
          true,
        ),
        autogenerate: withDefault(flag(doc`false: only samples that somebody wrote.`), true),
      }),
      params: section(doc`Parameters and fields.`, {
        expanded: oneOf(doc`"all" opens every field at first.`, ['all', 'closed']),
        post: list(doc`Keys of schemas whose values stand as pills beside names.`, filled(doc`Key.`)),
      }),
      url: oneOf(doc`"full" shows the whole address of an operation in its head.`, ['full', 'path']),
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
