/** Style sheets next to docs.json that a site by script tag requests when nothing lists them. */
export const guessedStyles: readonly string[] = ['style.css', 'styles.css', 'custom.css'];
