/** Style sheets next to docs.json that a site with a script tag requests if nothing lists them. */
export const guessedStyles: readonly string[] = ['style.css', 'styles.css', 'custom.css'];
