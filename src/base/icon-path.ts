/** Returns whether an icon is a path or URL (`/logo.svg`, `images/logo.png`) instead of a library name. */
export function isIconPath(name: string): boolean {
  return (
    /^(?:https?:|data:image\/|\/|\.\.?\/)/i.test(name) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)(?:[?#]|$)/i.test(name)
  );
}

/** Returns whether an icon is an emoji, which the font draws: `🚀`, `1️⃣`, `🇩🇪`. */
export function isEmoji(name: string): boolean {
  return (
    name.length <= 16 && /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3)/u.test(name)
  );
}

/**
 * Joins the name and style of an icon to one text, in the form of docs.json: `regular star`. Ignores the style for a
 * path or URL.
 */
export function withStyle(name: string | undefined, style: string | undefined): string | undefined {
  return name && style && /^[a-z-]+$/.test(style) && /^[a-z\d-]+$/i.test(name) ? `${style} ${name}` : name;
}

/**
 * Splits a text from `withStyle`, or Font Awesome classes such as `fa-solid fa-star` and `far fa-star`, into name and
 * style.
 */
export function splitStyle(written: string): {readonly name: string; readonly style?: string} {
  const [, style, name] = /^([a-z-]+) ([a-z\d-]+)$/i.exec(written) ?? [];
  if (!style || !name) return {name: written};
  if (!name.startsWith('fa-')) return {name, style};
  return {name: name.slice(3), style: /r(?:egular)?$/.test(style) ? 'regular' : 'solid'};
}

/**
 * Normalizes an icon's name. Undefined for invalid text. The result is a single path segment, so it cannot lead out of
 * the icon folder.
 */
export function normalizeIconName(written: string): string | undefined {
  const name = written.trim().toLowerCase().replace(/^fa-/, '');
  return /^[a-z\d][a-z\d-]*$/.test(name) ? name : undefined;
}
