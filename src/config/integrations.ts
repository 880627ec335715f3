import {doc} from '../base/doc.js';
import {integratedProviders} from './analytics.js';
import {record, section} from './collections.js';
import {mapFieldOrDrop, oneOrMore, withDefault} from './combine.js';
import {anything, flag, oneOf, text} from './fields.js';
import {history} from './history.js';

const lectern = section(doc`Turns on features that only Lectern has. Other tools ignore these settings.`, {
  siteUrl: text(
    doc`Sets the URL of the published site. The sitemap, canonical URLs, feeds, and link previews need it.`,
  ),
  language: text(
    doc`Selects the language of the interface, if "navigation" sets none. Default: "lang" of your own "index.html", or "en".`,
  ),
  proxy: text(
    doc`Sends requests of the form to the proxy at this URL, if "api.playground.proxy" is "true". Default: "_proxy" below the base of the site.`,
  ),
  mock: withDefault(
    flag(doc`Adds a mock API to the server menu of the request form. It responds in the page and sends nothing.`),
    true,
  ),
  requestHistory: withDefault(flag(doc`Lets readers keep the list of their requests on their device.`), true),
  cdn: text(
    doc`Loads third-party viewers ("api.viewer") from this base URL. Default: "https://cdn.jsdelivr.net/npm/".`,
  ),
  analytics: section(doc`Decides when Lectern loads the providers of "analytics".`, {
    respectDnt: withDefault(
      flag(doc`Doesn’t load analytics for readers whose browser sends Do Not Track or Global Privacy Control.`),
      false,
    ),
  }),
  consent: oneOf(
    doc`"required" shows a consent bar and loads providers only after a reader accepts. Default: providers load without asking.`,
    ['required'],
  ),
  remote: oneOrMore(
    doc`Lets API documents reference files on these hosts. By default, a document can reference only files of its own host.`,
  ),
  run: oneOrMore(
    doc`Runs code of the project in readers’ browsers: "scripts" for its ".js" files, "components" for React components. By default, no code runs.`,
  ),
  private: oneOf(
    doc`"omit" leaves private pages and operations out of the site. "publish" shows them to all readers. Default: left out, and "lectern check" reports an error for each.`,
    ['omit', 'publish'],
  ),
  ignore: oneOrMore(
    doc`Suppresses problems with these codes in "lectern check". Add a file pattern to suppress a code in some files only.`,
  ),
  counts: withDefault(
    flag(
      doc`Shows the number of GitHub stars or online Discord members beside "navbar" links. The reader’s browser requests it from GitHub or Discord.`,
    ),
    false,
  ),
  webFonts: withDefault(
    flag(doc`Loads fonts without a "source" from fonts.googleapis.com, which learns the IP addresses of your readers.`),
    false,
  ),
  detectLanguage: withDefault(
    flag(doc`Opens the home page in the preferred language of the reader’s browser, if the site has it.`),
    false,
  ),
  mcp: text(
    doc`Shows readers this MCP server: its URL, or its path below "siteUrl". "lectern serve" runs one at "/mcp".`,
  ),
  contentSignal: mapFieldOrDrop(
    section(
      doc`Declares in "robots.txt" how machines may use your pages (contentsignals.org). Lectern writes only the signals that you set.`,
      {
        search: flag(doc`"true" allows search engines to list your pages, "false" forbids it.`),
        aiInput: flag(doc`"true" allows AI systems to read your pages for an answer, "false" forbids it.`),
        aiTrain: flag(doc`"true" allows training AI models on your pages, "false" forbids it.`),
      },
    ),
    values => (Object.values(values).some(each => each !== undefined) ? values : undefined),
  ),
  history,
  userInfo: text(
    doc`Requests the session of a signed-in reader from this endpoint: an "https" URL, or a path of the same origin. The browser sends cookies, and fills in "{user.…}" and the request form.`,
  ),
  feedback: section(doc`Sends the ratings of "feedback.thumbsRating" to your server.`, {
    endpoint: text(doc`Sets the URL that receives each rating, as JSON in a "POST" request.`),
  }),
});

export const integrations = record(
  doc`Turns on features that only Lectern has ("lectern"), and reads consent from your cookie banner ("cookies").`,
  anything(doc`Accepts any value.`),
  {
    ...integratedProviders,
    lectern,
  },
);
