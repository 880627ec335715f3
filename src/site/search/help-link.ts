/** A link of the navbar or the footer. */
export interface HelpLink {
  readonly label: string;
  readonly href: string;
}

/** Chats, forums and contact pages in English, by URL. */
const hosts = /^mailto:|\b(?:discord\.(?:gg|com)|slack\.com|support|contact|help|community|forum)\b/i;
/** Labels, the more personal first. */
const labels = [
  /support|soporte|suporte/i,
  /contact|kontakt/i,
  /\bhelp\b|hilfe|ayuda|aide/i,
  /community|discord|slack|forum/i,
];

/** Finds the link in the page chrome where readers can ask for help. */
export function findHelpLink(links: readonly HelpLink[]): HelpLink | undefined {
  for (const label of labels) {
    const found = links.find(link => link.label && label.test(link.label));
    if (found) return found;
  }
  return links.find(link => link.label && hosts.test(link.href));
}
