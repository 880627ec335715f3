import {
  buildFieldPath,
  buildFieldsDocument,
  type WrittenField,
} from '../../../src/api-reference/form/build-fields-document.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {formatJson} from '../../../src/base/exact-json.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import {openCredentials} from '../authentication/credential-store.js';
import {getApiContext} from '../endpoint/site-context.js';
import {getOauthRedirectUrl, showForm} from '../form/show-form.js';

/** Page with `<ParamField>` components of the author instead of an API document. */
interface PageOperation {
  readonly article: HTMLElement;
  readonly method: string;
  readonly target: string;
  readonly servers: readonly string[];
  readonly options: ViewOptions;
  readonly fields: readonly WrittenField[];
}

/** Opens the form for a page whose fields the author wrote. */
export async function openPageTryIt({article, method, target, servers, options, fields}: PageOperation): Promise<void> {
  const document = buildFieldsDocument({method, target, servers, fields});
  const text = formatJson(document) ?? '';
  await showForm(article, text, async () => {
    const reader = openReader('page.json', createMemoryFiles({'page.json': text}));
    const name = {method, path: buildFieldPath(document)};
    const form = await reader.form(name, options);
    const context = getApiContext();
    const base = context?.site?.base ?? '/';
    return (
      form && {
        form,
        documentUrl: globalThis.document.baseURI,
        base,
        allowsFrame: false,
        credentials: openCredentials(base),
        keepsRequests: context?.withoutKeptRequests ? 'removed' : 'offered',
        oauthRedirect: getOauthRedirectUrl(base),
        prepare: values => reader.request(name, options, values),
        ...omitUndefined({proxy: context?.proxy}),
      }
    );
  });
}
