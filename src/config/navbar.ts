import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {item, list, section} from './collections.js';
import {lenient, mapFieldOrDrop, withDefault, withOldKeys} from './combine.js';
import type {Navbar, NavbarLink} from './config.js';
import {filled, label, oneOf, text} from './fields.js';
import {icon, iconType} from './icon.js';

const href = filled(doc`Links to this URL or page path.`);
const type = text(
  doc`Names the service behind the link: "github" or "discord". Its name then replaces a missing "label".`,
);

/** Names of keys in `topbarLinks`, `topbarCtaButton`, and `footer.links`, which files keep when they move to docs.json. */
export const oldLinkKeys = {name: 'label', url: 'href'};

/** Field for a link in the navbar or footer. */
export const linkField = mapFieldOrDrop(
  withOldKeys(
    item(
      doc`Adds a link.`,
      {
        label: label(
          doc`Sets the text. If omitted, shows the service name of "type", or the URL. Set "" to show only the icon.`,
        ),
        href,
        icon,
        iconType,
        type,
      },
      ['href'],
    ),
    oldLinkKeys,
  ),
  toLink,
);

export const navbar = section(doc`Adds links and a button to the header of every page.`, {
  links: list(doc`Lists the links at the right of the header, in this order.`, linkField),
  primary: withOldKeys(
    item(
      doc`Adds one highlighted button after the links.`,
      {
        // Also accept the older value `link` for a button.
        type: withDefault(
          oneOf(
            doc`"button" shows "label". "github" and "discord" show the icon of the service.`,
            ['button', 'github', 'discord'],
            {
              link: 'button',
            },
          ),
          'button',
        ),
        label: text(doc`Sets the text on the button.`),
        href,
      },
      ['href'],
    ),
    oldLinkKeys,
  ),
});

const oldLinks = list('', linkField);

/** Deprecated setting `topbarLinks: [{name, url}]`. */
export const topbarLinks = lenient(oldLinks, 'navbar.links');

/** Deprecated setting `footer.links: [{title, links: [{label, url}]}]`. */
export const columnLinks = lenient(oldLinks, 'items');

const oldButton = section('', {name: text(''), label: text(''), url: text(''), href: text(''), type: text('')});

/** Deprecated setting `topbarCtaButton: {name, url, type}`. */
export const topbarCtaButton = lenient(
  mapFieldOrDrop(oldButton, ({name, label = name, url, href = url, type}): Navbar['primary'] =>
    href ? {type: type === 'github' ? 'github' : 'button', ...(label && {label}), href} : undefined,
  ),
  'navbar.primary',
);

/** Names of services by host, to label links without a label. */
const hosts = new Map([
  ['github', 'GitHub'],
  ['discord', 'Discord'],
]);

interface WrittenLink {
  readonly label?: string | undefined;
  readonly href?: string | undefined;
  readonly type?: string | undefined;
  readonly icon?: string | undefined;
  readonly iconType?: string | undefined;
}

function toLink({label, href, type, iconType, ...written}: WrittenLink): NavbarLink | undefined {
  if (!href) return undefined;
  const icon = withStyle(written.icon, iconType);
  return {label: label ?? hosts.get(type ?? '') ?? href, href, ...(icon && {icon})};
}
