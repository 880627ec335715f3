import {doc} from '../base/doc.js';
import {integratedProviders} from './analytics.js';
import {record, section} from './collections.js';
import {maybe, oneOrMore, withDefault} from './combine.js';
import {anything, flag, oneOf, text} from './fields.js';
import {history} from './history.js';

const lectern = section(doc`Settings of Lectern.`, {
  siteUrl: text(doc`URL of the published site.`),
  language: text(doc`Language of the interface if navigation sets none: a tag such as "de" or "pt-BR".`),
  proxy: text(doc`URL of the proxy for the request form.`),
  mock: withDefault(flag(doc`Adds a mock as the last server of the request form. It responds in the page.`), true),
  requestHistory: withDefault(flag(doc`Lets readers save sent requests on their device.`), true),
  cdn: text(doc`Base URL for loading third-party viewers.`),
  analytics: section(doc`Analytics settings.`, {
    respectDnt: withDefault(
      flag(doc`Doesn't load providers for readers whose browser sends Do Not Track or Global Privacy Control.`),
      false,
    ),
  }),
  consent: oneOf(doc`Asks readers for consent before any provider loads.`, ['required']),
  remote: oneOrMore(doc`Hosts that documents may reference.`),
  run: oneOrMore(
    doc`Code that may run in readers' browsers: "scripts" for .js files of the project, "components" for React components. By default, no code runs.`,
  ),
  private: oneOf(
    doc`Treatment of private pages and operations: "omit" leaves them out, "publish" shows them to all readers.`,
    ['omit', 'publish'],
  ),
  ignore: oneOrMore(doc`Codes of findings that the check ignores.`),
  counts: withDefault(
    flag(
      doc`Shows numbers of stars and members beside navbar links to GitHub and Discord. Each reader's browser requests them from these services.`,
    ),
    false,
  ),
  webFonts: withDefault(
    flag(doc`Loads fonts without a source from fonts.googleapis.com, which learns the IP addresses of your readers.`),
    false,
  ),
  detectLanguage: withDefault(flag(doc`Opens the home page in the preferred language of the reader's browser.`), false),
  mcp: text(
    doc`URL of the MCP server of the site, for agents, or a path below siteUrl such as "/mcp", the path of lectern serve.`,
  ),
  contentSignal: maybe(
    section(
      doc`Content signals in robots.txt: allowed uses of your pages by machines (contentsignals.org). By default, robots.txt has none.`,
      {
        search: flag(doc`Lets search engines list your pages.`),
        aiInput: flag(doc`Lets AI systems read your pages to answer a question.`),
        aiTrain: flag(doc`Lets AI models train on your pages.`),
      },
    ),
    values => (Object.values(values).some(each => each !== undefined) ? values : undefined),
  ),
  history,
  userInfo: text(
    doc`URL of the session of your readers: https, or a path of the same origin such as "/api/session". Browsers request it with cookies. It fills {user.…} in pages and the request form.`,
  ),
  feedback: section(doc`Destination of page feedback.`, {
    endpoint: text(doc`URL that receives each response as JSON.`),
  }),
});

export const integrations = record(doc`Settings for Lectern and other services.`, anything(doc`Any value.`), {
  ...integratedProviders,
  lectern,
});
