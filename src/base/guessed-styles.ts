/** Style sheets beside docs.json that a site by script tag asks for when nothing says which there are. */
export const guessedStyles: readonly string[] = ['style.css', 'styles.css', 'custom.css'];
