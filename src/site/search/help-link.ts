/** A link of the navbar or the footer. */
export interface HelpLink {
  readonly label: string;
  readonly href: string;
}

/** Hosts of chats and forums, and labels in the languages of the interface, the more personal first. */
const hosts = /^mailto:|(?:^|[/.])(?:discord\.(?:gg|com)|slack\.com|discourse\.|intercom|zendesk)/i;
const labels = [
  /support|поддержк|підтримк|支持|支援|サポート|지원|soporte|suporte|supporto|destek|wsparcie|podpora|תמיכה|دعم|پشتیبانی|सहायता|hỗ trợ|ฝ่ายสนับสนุน/i,
  /contact|kontakt|contatt?o|contacto|iletişim|контакт|联系|聯絡|お問い合わせ|문의|kontak|צור קשר|اتصل|تماس|संपर्क|liên hệ|ติดต่อ/i,
  /\bhelp\b|hilfe|ayuda|ajuda|\baide\b|aiuto|помощь|帮助|幫助|ヘルプ|도움말|bantuan/i,
  /community|discord|slack|forum|discussions/i,
];

/** The link at which readers can ask, of those that the chrome of the site has anyway. */
export function findHelpLink(links: readonly HelpLink[]): HelpLink | undefined {
  for (const label of labels) {
    const found = links.find(link => link.label && label.test(link.label));
    if (found) return found;
  }
  return links.find(link => link.label && hosts.test(link.href));
}
