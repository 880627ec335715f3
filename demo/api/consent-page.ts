import type {Exchange} from './exchange.js';
import type {Asked} from './oauth-tokens.js';
import {send} from './respond.js';

/** Sends a page that asks the reader to grant the client's request. */
export function consentPage(exchange: Exchange, id: string, {client, scopes, redirectUri}: Asked): void {
  const items = scopes.map(scope => `<li><code>${escaped(scope)}</code></li>`).join('');
  sendPage(
    exchange,
    200,
    'Allow access?',
    `<p><b>${escaped(client)}</b> would like to have:</p>
    <ul>${items}</ul>
    <p>You return to <code>${escaped(new URL(redirectUri).origin)}</code>.</p>
    <form method="post" action="/oauth/authorize">
      <input type="hidden" name="request" value="${escaped(id)}">
      <button name="decision" value="allow">Allow</button>
      <button name="decision" value="deny">Deny</button>
    </form>`,
  );
}

/** Sends a page with the reason for a rejected authorization request. */
export function refusalPage(exchange: Exchange, why: string): void {
  sendPage(exchange, 400, 'That does not work', `<p>${escaped(why)}</p>`);
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 12vh auto; padding: 0 1.5rem; }
  h1 { font-size: 1.5rem; }
  button { font: inherit; padding: 0.4rem 1.25rem; margin-inline-end: 0.5rem; }`;

function sendPage(exchange: Exchange, status: number, title: string, content: string): void {
  // Prevents clickjacking: no other page can frame this page and hide its buttons.
  exchange.response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title} - Orchard API</title><style>${style}</style></head>
  <body>
    <h1>${title}</h1>
    ${content}
  </body>
</html>
`;
  send(exchange, 'text/html; charset=utf-8', page, status);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, each => `&#${each.charCodeAt(0)};`);
}
