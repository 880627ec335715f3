import {doc} from '../base/doc.js';
import {integratedProviders} from './analytics.js';
import {record, section} from './collections.js';
import {maybe, oneOrMore, withDefault} from './combine.js';
import {anything, flag, oneOf, text} from './fields.js';
import {history} from './history.js';

const lectern = section(doc`Settings of Lectern.`, {
  siteUrl: text(doc`Address of the published site.`),
  language: text(doc`Language of the interface where the navigation names none: a tag such as "de" or "pt-BR".`),
  proxy: text(doc`Address of the proxy for try-it.`),
  mock: withDefault(flag(doc`The request form offers a mock as its last server, which answers in the page.`), true),
  requestHistory: withDefault(
    flag(doc`Readers may keep the requests that they send from the form on their device.`),
    true,
  ),
  cdn: text(doc`Base address of third-party viewers.`),
  analytics: section(doc`How visits are counted.`, {
    respectDnt: withDefault(flag(doc`Nothing is counted for readers whose browser asks not to be tracked.`), false),
  }),
  consent: oneOf(doc`Whether readers are asked before anything is counted.`, ['required']),
  remote: oneOrMore(doc`Hosts that documents may refer to.`),
  run: oneOrMore(
    doc`What of the project runs in readers' browsers: "scripts" for its .js files, "components" for React components. Without it, nothing of the project does.`,
  ),
  private: oneOf(
    doc`What happens to pages and operations that hosted platforms show to some readers only: "omit" leaves them out, "publish" shows them to everybody.`,
    ['omit', 'publish'],
  ),
  ignore: oneOrMore(doc`Codes of findings that the check leaves out.`),
  counts: withDefault(
    flag(
      doc`Numbers of stars and members beside links of navbar to GitHub and Discord: each reader's browser asks these services.`,
    ),
    false,
  ),
  webFonts: withDefault(
    flag(doc`Fonts that are only named are asked of fonts.googleapis.com, which sees the readers.`),
    false,
  ),
  detectLanguage: withDefault(
    flag(doc`Readers who come to the first page are shown it in the language that their browser wishes.`),
    false,
  ),
  mcp: text(
    doc`Address of the MCP server of the site, for agents: a whole one, or a path below siteUrl such as "/mcp", where lectern serve answers.`,
  ),
  contentSignal: maybe(
    section(
      doc`What robots.txt says that machines may do with your pages (contentsignals.org). Without it, robots.txt says nothing.`,
      {
        search: flag(doc`Search engines may list them and link to them.`),
        aiInput: flag(doc`AI systems may read them to answer a question.`),
        aiTrain: flag(doc`AI models may be trained on them.`),
      },
    ),
    values => (Object.values(values).some(each => each !== undefined) ? values : undefined),
  ),
  history,
  userInfo: text(
    doc`Address of the session of your readers: https, or a path of the same origin such as "/api/session". Browsers request it with cookies. It fills {user.…} in pages and the request form.`,
  ),
  feedback: section(doc`Where answers about pages go.`, {
    endpoint: text(doc`Address that is sent each answer as JSON.`),
  }),
});

export const integrations = record(doc`Settings of other services, by name.`, anything(doc`Anything.`), {
  ...integratedProviders,
  lectern,
});
