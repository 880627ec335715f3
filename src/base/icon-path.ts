/** Returns whether an icon is a path or URL (`/logo.svg`, `images/logo.png`) instead of a library name. */
export function isIconPath(name: string): boolean {
  return (
    /^(?:https?:|data:image\/|\/|\.\.?\/)/i.test(name) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)(?:[?#]|$)/i.test(name)
  );
}

/** Joins an icon's name and style to one text, as in docs.json: `regular star`. A picture has no style. */
export function withStyle(name: string | undefined, style: string | undefined): string | undefined {
  return name && style && /^[a-z-]+$/.test(style) && /^[a-z\d-]+$/i.test(name) ? `${style} ${name}` : name;
}

/** Splits a text from `withStyle`, or classes of Font Awesome: `fa-solid fa-star`, `far fa-star`. */
export function splitStyle(written: string): {readonly name: string; readonly style?: string} {
  const [, style, name] = /^([a-z-]+) ([a-z\d-]+)$/i.exec(written) ?? [];
  if (!style || !name) return {name: written};
  if (!name.startsWith('fa-')) return {name, style};
  return {name: name.slice(3), style: /r(?:egular)?$/.test(style) ? 'regular' : 'solid'};
}

/**
 * Returns the name of an icon in its library, or undefined for invalid text. The result is one path segment, so it
 * cannot leave the folder.
 */
export function iconName(written: string): string | undefined {
  const name = written.trim().toLowerCase().replace(/^fa-/, '');
  return /^[a-z\d][a-z\d-]*$/.test(name) ? name : undefined;
}
