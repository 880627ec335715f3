/** Returns whether a text holds one of the secrets: as it is, in JSON, or encoded in a URL. */
export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  return secrets.some(each => {
    const written = [each, JSON.stringify(each).slice(1, -1), encodeURIComponent(each)];
    return each !== '' && written.some(form => text.includes(form));
  });
}
