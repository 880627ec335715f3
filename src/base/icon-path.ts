/** Whether an icon is a picture at a path or an address, and no name in a library: `/logo.svg`, `images/logo.png`. */
export function isIconPath(name: string): boolean {
  return (
    /^(?:https?:|data:image\/|\/|\.\.?\/)/i.test(name) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)(?:[?#]|$)/i.test(name)
  );
}

/** What an icon is called in its library; `undefined` for a text that is no name. One segment of a path: it never leads out of the folder. */
export function iconName(written: string): string | undefined {
  const name = written.trim().toLowerCase().replace(/^fa-/, '');
  return /^[a-z\d][a-z\d-]*$/.test(name) ? name : undefined;
}
