/** A link in the navbar or footer that can lead to a help page or chat. */
export interface HelpLink {
  readonly label: string;
  readonly href: string;
}

/** Matches URLs of chats, forums, and contact pages, where people give help. */
const hosts = /^mailto:|\b(?:discord\.(?:gg|com)|slack\.com|support|contact|help|community|forum)\b/i;
/** Patterns for labels of help links, the most personal help first. */
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
