import {doc} from '../base/doc.js';
import {integratedProviders} from './analytics.js';
import {record, section} from './collections.js';
import {maybe, oneOrMore, withDefault} from './combine.js';
import {anything, flag, oneOf, text} from './fields.js';
import {history} from './history.js';

const lectern = section(doc`Configures Lectern.`, {
  siteUrl: text(doc`Sets the URL of the published site.`),
  language: text(doc`Sets the language of the interface if "navigation" sets none: a tag such as "de" or "pt-BR".`),
  proxy: text(doc`Sets the URL of the proxy for the request form.`),
  mock: withDefault(flag(doc`Adds a mock as the last server of the request form. It responds in the page.`), true),
  requestHistory: withDefault(flag(doc`Lets readers save sent requests on their device.`), true),
  cdn: text(doc`Sets the base URL that third-party viewers load from.`),
  analytics: section(doc`Configures analytics.`, {
    respectDnt: withDefault(
      flag(doc`Skips readers whose browser sends Do Not Track or Global Privacy Control.`),
      false,
    ),
  }),
  consent: oneOf(doc`Asks readers for consent before any provider loads.`, ['required']),
  remote: oneOrMore(doc`Allows API documents to reference files on these hosts.`),
  run: oneOrMore(
    doc`Allows code to run in readers’ browsers: "scripts" for the project’s .js files, "components" for React components. By default, no code runs.`,
  ),
  private: oneOf(doc`"omit" leaves out private pages and operations. "publish" shows them to all readers.`, [
    'omit',
    'publish',
  ]),
  ignore: oneOrMore(doc`Ignores problems with these codes in "lectern check".`),
  counts: withDefault(
    flag(
      doc`Shows the number of stars or members beside navbar links to GitHub and Discord. The reader’s browser requests them from these services.`,
    ),
    false,
  ),
  webFonts: withDefault(
    flag(doc`Loads fonts without a source from fonts.googleapis.com, which learns the IP addresses of your readers.`),
    false,
  ),
  detectLanguage: withDefault(flag(doc`Opens the home page in the preferred language of the reader's browser.`), false),
  mcp: text(doc`Sets the URL of your MCP server for agents, or its path below "siteUrl". "lectern serve" uses "/mcp".`),
  contentSignal: maybe(
    section(
      doc`Adds content signals to robots.txt: how machines may use your pages (contentsignals.org). By default, robots.txt has none.`,
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
    doc`Sets the URL that returns your reader’s session: https, or a path such as "/api/session". The browser requests it with cookies, and fills in {user.…} and the request form.`,
  ),
  feedback: section(doc`Sends page feedback to your endpoint.`, {
    endpoint: text(doc`Sets the URL that receives each response as JSON.`),
  }),
});

export const integrations = record(doc`Configures Lectern and other services.`, anything(doc`Accepts any value.`), {
  ...integratedProviders,
  lectern,
});
