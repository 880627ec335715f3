import {doc} from '../base/doc.js';
import {analytics} from './analytics.js';
import {api} from './api.js';
import {appearance, modeToggle} from './appearance.js';
import {background} from './background.js';
import {banner} from './banner.js';
import {code} from './code.js';
import {record, section} from './collections.js';
import {colors} from './colors.js';
import {lenient, mapField, withDefault} from './combine.js';
import {contextual} from './contextual.js';
import {documents} from './documents.js';
import {errors} from './errors.js';
import {favicon} from './favicon.js';
import {feedback} from './feedback.js';
import {flag, scalar, text} from './fields.js';
import {fonts} from './fonts.js';
import {footer, footerSocials} from './footer.js';
import {icons} from './icons.js';
import {integrations} from './integrations.js';
import {legacyAnchors, legacyTabs, legacyVersions} from './legacy-navigation.js';
import {logo} from './logo.js';
import {markdown} from './markdown.js';
import {metadata} from './metadata.js';
import {name} from './name.js';
import {navbar, topbarCtaButton, topbarLinks} from './navbar.js';
import {navigation} from './navigation.js';
import {redirects} from './redirects.js';
import {search} from './search.js';
import {seo} from './seo.js';
import {styling} from './styling.js';
import {theme} from './theme.js';
import {thumbnails} from './thumbnails.js';

/** Fields of all keys in docs.json, deprecated ones last. Both parser and schema read this table. */
export const fields = {
  $schema: text(doc`Lets your editor complete and check this file, by the URL or path of its JSON Schema.`),
  name,
  description: text(doc`Summarizes the site for search engines and shared links.`),
  theme,
  colors,
  logo,
  favicon,
  navigation,
  navbar,
  footer,
  redirects,
  seo,
  analytics,
  api,
  appearance,
  code,
  background,
  fonts,
  styling,
  integrations,
  errors,
  contextual,
  feedback,
  markdown,
  search,
  thumbnails,
  metadata,
  banner,
  icons,
  interaction: section(doc`Opens the first page of a group when a reader clicks its title, or only opens the group.`, {
    drilldown: withDefault(
      flag(doc`"true" opens the first page of a group when a reader clicks its title. "false" only opens the group.`),
      false,
    ),
  }),
  variables: mapField(
    record(
      doc`Replaces "{{region}}" in pages and snippets with the value of the key "region", for example.`,
      scalar(doc`Appears instead of the variable.`),
    ),
    ({all}) => all,
  ),
  anchors: legacyAnchors,
  footerSocials,
  modeToggle,
  public: flag(
    doc`"false" makes all pages private, except those with "public: true". Lectern leaves private pages out, unless "integrations.lectern.private" is "publish". Default: "true".`,
  ),
  openapi: lenient(documents(''), 'api.openapi'),
  tabs: legacyTabs,
  topbarCtaButton,
  topbarLinks,
  versions: legacyVersions,
};

// Keys to skip without a warning: other tools use them in real projects.
export const ignored =
  'css styles scripts chat assistant head layout primaryTab rounded sidebar topAnchor topbar backgroundImage codeBlock eyebrow font isWhiteLabeled variations';
