import {createHash} from 'node:crypto';
import {checkOrder} from './check-order.js';
import {type Exchange, type Route, route} from './exchange.js';
import {parseMultipart} from './multipart.js';
import {sendJson, sendProblem} from './respond.js';

/** Operations for all kinds of bodies. Each response contains the received body, for comparison with the sent one. */
export const bodyRoutes: readonly Route[] = [
  route('sendOrder', 'POST', '/bodies/order', receiveOrder),
  route('sendForm', 'POST', '/bodies/form', ofType(['application/x-www-form-urlencoded'], receiveForm)),
  route('uploadPhoto', 'POST', '/bodies/photo', ofType(['multipart/form-data'], receiveParts)),
  route('uploadAlbum', 'POST', '/bodies/album', ofType(['multipart/form-data'], receiveParts)),
  route('uploadFile', 'PUT', '/bodies/file', receive),
  route('uploadImage', 'PUT', '/bodies/image', ofType(['image/png', 'image/jpeg'], receive)),
  route('sendText', 'POST', '/bodies/text', ofType(['text/plain'], receiveText)),
  route('sendXml', 'POST', '/bodies/xml', ofType(['application/xml', 'text/xml'], receiveText)),
];

function ofType(types: readonly string[], handle: Route['handle']): Route['handle'] {
  return exchange => {
    const sent = (exchange.request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (types.includes(sent)) return handle(exchange);
    const detail = `The body is to be ${types.join(' or ')}; it is ${sent || 'of no type'}.`;
    sendProblem(exchange, {status: 415, title: 'Unsupported Media Type', detail});
  };
}

function receive(exchange: Exchange): void {
  sendJson(exchange, received(exchange));
}

function receiveText(exchange: Exchange): void {
  sendJson(exchange, {...received(exchange), text: exchange.body.toString()});
}

function receiveForm(exchange: Exchange): void {
  const text = exchange.body.toString();
  sendJson(exchange, {...received(exchange), text, fields: [...new URLSearchParams(text)]});
}

function receiveOrder(exchange: Exchange): void {
  let order: unknown;
  try {
    order = JSON.parse(exchange.body.toString());
  } catch {
    sendProblem(exchange, {status: 400, title: 'Bad Request', detail: 'The body is not JSON.'});
    return;
  }
  const errors = checkOrder(order);
  const detail = `${errors.length} of the fields cannot be taken.`;
  if (errors.length === 0) sendJson(exchange, {...received(exchange), order});
  else sendProblem(exchange, {status: 422, title: 'Unprocessable Content', detail, errors});
}

function receiveParts(exchange: Exchange): void {
  const parts = parseMultipart(exchange.body, exchange.request.headers['content-type'] ?? '');
  if (typeof parts === 'string') {
    sendProblem(exchange, {status: 400, title: 'Bad Request', detail: parts});
    return;
  }
  const described = parts.map(({name, filename, contentType, bytes}) => ({
    name,
    filename: filename ?? null,
    contentType: contentType ?? null,
    ...measured(bytes),
    // A reader can compare a field's text, but not a file's bytes.
    text: filename === undefined ? bytes.toString() : null,
  }));
  sendJson(exchange, {...received(exchange), parts: described});
}

function received({request, body}: Exchange) {
  return {contentType: request.headers['content-type'] ?? null, ...measured(body)};
}

function measured(bytes: Buffer) {
  return {size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex')};
}
