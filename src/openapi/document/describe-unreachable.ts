/**
 * Describes why a document on another host could not be loaded. Browsers hide the cause, so the text names both
 * possible causes.
 */
export function describeUnreachable(origin: string): string {
  return `${origin} did not respond, or does not send Access-Control-Allow-Origin (CORS)`;
}
