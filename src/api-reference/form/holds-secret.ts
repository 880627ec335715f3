/** Returns whether a text contains one of the secrets: verbatim, in JSON, or URL-encoded. */
export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  return secrets.some(each => {
    const written = [each, JSON.stringify(each).slice(1, -1), encodeURIComponent(each)];
    return each !== '' && written.some(form => text.includes(form));
  });
}
