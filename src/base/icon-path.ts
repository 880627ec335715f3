/** Whether an icon is a picture at a path or an address, and no name in a library: `/logo.svg`, `images/logo.png`. */
export function isIconPath(name: string): boolean {
  return (
    /^(?:https?:|data:image\/|\/|\.\.?\/)/i.test(name) || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)(?:[?#]|$)/i.test(name)
  );
}
