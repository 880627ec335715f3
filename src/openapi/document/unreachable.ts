/** Why a document of another host is not there: a browser cannot tell one cause from the other, so both are named. */
export function unreachable(origin: string): string {
  return `${origin} did not answer, or does not let other sites read it (CORS): it has to send Access-Control-Allow-Origin`;
}
