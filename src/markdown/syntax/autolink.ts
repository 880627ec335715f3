// GitHub's "extended autolinks": bare URLs in text (GFM 6.9, parsed as micromark does).

interface Address {
  readonly text: string;
  readonly href: string;
}

// End a URL at Chinese and Japanese punctuation, because no space follows it. Avoid Unicode classes with the flag `i`,
// which cost browsers a millisecond.
const page =
  /^(?:[hH][tT][tT][pP][sS]?:\/\/|(?=([wW]{3})\.))((?:[^\s\p{P}\p{S}]|[-._])+)[^\s<\u3000-\u3004\u3008-\u301f\uff01-\uff0f\uff1a-\uff1f]*/u;
const mailbox = /^(?:mailto:)?[\w+\-.]{1,64}@[\w-]+(?:\.[\w-]+)+/i;

/** Returns the bare URL or email address at the start of a text. `before` is the character that precedes it. */
export function findUrlAt(text: string, before: string): Address | undefined {
  // Test for an email address first: `www.name@host.org` is one.
  const mail = mailbox.exec(text)?.[0];
  if (mail && !/[\d\-_]$/.test(mail)) return {text: mail, href: /^mailto:/i.test(mail) ? mail : `mailto:${mail}`};
  const [all = '', www, domain = ''] = page.exec(text) ?? [];
  if (www ? before && !/[\s\p{P}\p{S}]/u.test(before) : /[a-zA-Z]/.test(before)) return undefined;
  const written = all.slice(0, measureUrl(all));
  const labels = domain.replace(/[._]+$/, '').split('.');
  if (/^(?:https?:\/*|www|)$/i.test(written) || labels.slice(-2).some(part => part.includes('_'))) return undefined;
  return {text: written, href: www ? `http://${written}` : written};
}

/**
 * Returns the length of a URL without trailing punctuation, and without a closing parenthesis that has no opening one.
 */
function measureUrl(url: string): number {
  let spare = url.split(')').length - url.split('(').length;
  for (let end = url.length; ; end--) {
    const char = url[end - 1] ?? '';
    if (char === ')' ? spare-- <= 0 : !char || !`!"'*,.:;?_~]`.includes(char)) return end;
    if (char === ';') end -= (/&[a-zA-Z]+;$/.exec(url.slice(Math.max(0, end - 40), end))?.[0].length ?? 1) - 1;
  }
}
