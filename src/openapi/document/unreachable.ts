/**
 * Describes why a document on another host could not be loaded. Browsers hide the cause, so the text names both
 * possible causes.
 */
export function unreachable(origin: string): string {
  return `${origin} did not answer, or does not let other sites read it (CORS): it has to send Access-Control-Allow-Origin`;
}
