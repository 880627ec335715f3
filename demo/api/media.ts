import {type Exchange, type Route, route} from './exchange.js';
import {beep} from './make-beep.js';
import {gradient} from './make-image.js';
import {send} from './respond.js';

// A viewer must not run this script, which changes the page's title.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="36" r="22" fill="#c43131"/>
  <path d="M32 16c0-6 4-10 10-11" fill="none" stroke="#5a3a1c" stroke-width="3"/>
  <script>document.title = 'a script of an image has run';</script>
</svg>
`;
const page = `<!doctype html>
<html lang="en">
  <head><title>A page</title></head>
  <body>
    <h1>A page of the API</h1>
    <script>document.title = 'a script of an answer has run';</script>
  </body>
</html>
`;
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<orchard name="Am Hang">
  <tree id="tree-1" species="apple">Cox Orange</tree>
  <tree id="tree-5" species="pear">Conference</tree>
</orchard>
`;

/** One response of each media type that a response viewer handles. */
export const mediaRoutes: readonly Route[] = [
  answer('getImage', '/image.png', 'image/png', gradient(96)),
  answer('getVectorImage', '/image.svg', 'image/svg+xml', svg),
  answer('getSound', '/audio.wav', 'audio/wav', beep(440, 0.4)),
  answer('getPage', '/html', 'text/html; charset=utf-8', page),
  answer('getXml', '/xml', 'application/xml', xml),
  answer('getText', '/text', 'text/plain; charset=utf-8', 'Äpfel, Birnen & Zwetschgen: 🍏 🍐\n'),
];

function answer(id: string, path: string, type: string, body: string | Buffer): Route {
  return route(id, 'GET', path, (exchange: Exchange) => send(exchange, type, body));
}
