/** Style sheets that a site with a script tag requests next to docs.json, if no manifest lists style sheets. */
export const guessedStyles: readonly string[] = ['style.css', 'styles.css', 'custom.css'];
