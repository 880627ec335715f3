import {doc} from '../../base/doc.js';
import {list, record, section} from '../collections.js';
import {either, maybe, oneOrMore, withDefault} from '../combine.js';
import type {ByMode} from '../config.js';
import {type Field, type Fields, filled, flag, hex, oneOf, scalar, text} from '../fields.js';
import {furtherProviders} from './providers.js';

const off = (about: string) => withDefault(flag(about), false);

const seo = section(doc`What search engines see.`, {
  organization: maybe(
    section(doc`Who publishes the site, in its structured data.`, {
      id: text(doc`Address that names the organization.`),
      name: text(doc`Name.`),
      legalName: text(doc`Registered name.`),
      url: text(doc`Its web site.`),
      logo: text(doc`Picture: path or address.`),
      sameAs: oneOrMore(doc`Other addresses of it: profiles, entries of registers.`),
    }),
    values => (values.name || values.url || values.id ? values : undefined),
  ),
  trailingSlash: flag(doc`Whether canonical addresses and those of the sitemap end with a slash; they do by default.`),
});

const grammars = section(doc`Languages of code.`, {
  custom: withDefault(list(doc`Grammars of the project: JSON files in the form of TextMate.`, filled(doc`Path.`)), []),
});

const api = section(doc`API reference pages.`, {
  params: section(doc`Parameters and fields.`, {
    expanded: oneOf(doc`"all" opens every field at first.`, ['all', 'closed']),
    post: withDefault(list(doc`Keys of schemas whose values stand as pills beside names.`, filled(doc`Key.`)), []),
  }),
  url: oneOf(doc`"full" shows the whole address of an operation in its head.`, ['full', 'path']),
  examples: section(doc`Generated samples.`, {
    defaults: oneOf(doc`Which optional parameters samples have.`, ['required', 'all']),
    prefill: flag(doc`Whether the form begins with the examples of the document; it does by default.`),
    autogenerate: withDefault(flag(doc`false: only samples that somebody wrote.`), true),
  }),
});

const lectern = section(doc`Settings of Lectern.`, {
  counts: off(
    doc`Numbers of stars and members beside links of navbar to GitHub and Discord: each reader's browser asks these services.`,
  ),
  webFonts: off(doc`Fonts that are only named are asked of fonts.googleapis.com, which sees the readers.`),
  detectLanguage: off(doc`Readers who come to the first page are shown it in the language that their browser wishes.`),
  mcp: text(
    doc`Address of the MCP server of the site, for agents: a whole one, or a path below siteUrl such as "/mcp", where lectern serve answers.`,
  ),
  feedback: section(doc`Where answers about pages go.`, {
    endpoint: text(doc`Address that is sent each answer as JSON.`),
  }),
});

const thumbnails = section(doc`Preview images of shared links.`, {
  appearance: oneOf(doc`Colours of the picture.`, ['light', 'dark']),
  fonts: section(doc`Font of the picture.`, {
    family: text(doc`Name of the font.`),
    source: text(doc`Path of its file in the project: TrueType or OpenType.`),
  }),
});

/** The keys that `docs-json.ts` leaves to this: few projects have them, and only for those they are loaded. */
export const furtherFields = {
  styling: section(doc`Details of the look.`, {
    latex: flag(doc`true: whatever stands between dollars is a formula; false: nothing is.`),
    codeblocks: either('', {string: text(''), object: section('', {languages: grammars})}),
  }),
  thumbnails,
  banner: section(doc`Announcement above the top navigation.`, {color: colour(doc`Colour of the bar.`)}),
  contextual: section(doc`Menu of actions on every page.`, {
    display: oneOf(doc`Where the menu stands.`, ['header', 'toc']),
  }),
  feedback: section(doc`What readers may say of a page, at its end.`, {
    thumbsRating: off(doc`Asks whether the page was helpful.`),
    suggestEdit: flag(doc`A link to where the page can be edited; it is there by default where that is known.`),
    raiseIssue: off(doc`A link to where an issue about the page can be opened.`),
  }),
  seo,
  markdown: section(doc`Pages as Markdown, for agents.`, {
    schema: off(doc`Pages of operations have their part of the API document.`),
    instructions: oneOrMore(
      doc`What agents should know: stands at the beginning of every Markdown file and of llms.txt.`,
    ),
  }),
  api,
  analytics: section(doc`Analytics providers.`, furtherProviders),
  integrations: record(
    doc`Settings of other services, by name.`,
    {kind: 'any', doc: '', read: () => undefined},
    {
      ...furtherProviders,
      lectern,
    },
  ),
} satisfies Fields;

/** Of nodes of the navigation. */
export const furtherNodeFields = {
  boost: maybe(scalar(doc`How much the pages below weigh in the search, 1 being the usual.`), value =>
    Number(value) > 0 && Number(value) <= 1000 ? Number(value) : undefined,
  ),
  searchable: flag(doc`Of what is hidden: its pages are in the search, the sitemap and llms.txt all the same.`),
  color: colour(doc`Colour of the icon of an anchor.`),
} satisfies Fields;

function colour(about: string): Field<ByMode> {
  const one = hex(about);
  return either(about, {
    string: maybe(one, value => ({light: value, dark: value})),
    object: maybe(section(about, {light: one, dark: one}), ({light, dark}): ByMode | undefined => {
      const any = light ?? dark;
      return any === undefined ? undefined : {light: light ?? any, dark: dark ?? any};
    }),
  });
}
