import type {Localized} from './format-plural.js';

/** English messages of the response panel. The JSON locales have the same keys. */
export const enResponse = {
  locale: 'en',
  response: 'Response',
  nothingSent: 'Send the request to see the response.',
  sending: 'Sending',
  sendingFor: 'Waiting for a response, {seconds} s',
  receiving: 'Receiving',
  receivingOf: '{size} received',
  streaming: 'Streaming',
  stopped: 'Stopped',
  failed: 'No response',
  brokenOff: 'Connection lost',
  redirect: 'Redirect',
  mocked: 'Mock',
  mockedNote: 'Generated from the API document. No request was sent.',
  useMock: 'Respond with the mock',
  body: 'Body',
  headers: 'Headers',
  tree: 'Tree',
  raw: 'Raw',
  list: 'List',
  picture: 'Image',
  view: 'View body as',
  copy: 'Copy',
  download: 'Download',
  copyCurl: 'Copy as curl',
  earlier: 'Earlier requests',
  setThis: 'Set these headers',
  answered: '{status}, {time}, {size}',
  empty: 'The response has no body.',
  headersOnly: 'HEAD requests return headers only, so there is no body.',
  dropped: 'The body was larger than 2 MB and is no longer stored. Send the request again to see it.',
  brokenJson:
    'The API labels the body as JSON, but it isn’t valid JSON (line {line}, column {column}). Showing the body as text.',
  stoppedEarly: 'Stopped. Showing what arrived so far.',
  cut: 'Only the first {limit} of the response were read. Request less, such as one page of a list.',
  cutRecord: 'The stream is longer than {limit}. The list continues, but the raw view and the download end there.',
  binary: 'No preview for {type} ({size}). Download the file to open it.',
  unshown:
    'Can’t preview {type} here: the browser or the page’s security policy blocks it. Download the file to open it.',
  noType: 'unknown',
  followed: 'The browser followed a redirect. The response came from {url}.',
  exposed:
    'Browsers show pages of other origins only the headers that the API exposes (Access-Control-Expose-Headers).',
  noHeaders: 'No headers are visible.',
  unsent: 'Headers not sent: {names}. Browsers don’t let pages set them.',
  unsentCookies:
    'Cookies were not sent: browsers don’t let pages set the Cookie header. Only a proxy can send cookies.',
  image: 'Image in the response',
  sound: 'Audio in the response',
  events: {one: '{count} event', other: '{count} events'},
  lines: {one: '{count} line', other: '{count} lines'},
  lastOf: 'only the last {kept} are stored',
  showEarlier: {one: 'Show {count} earlier one', other: 'Show {count} earlier ones'},
  showStart: 'Show from the start',
  noEvents: 'Nothing has arrived yet.',
  message: 'message',
  keys: {one: '{count} property', other: '{count} properties'},
  items: {one: '{count} item', other: '{count} items'},
  jsonTree: 'Response as JSON',
  shown: 'Response as text',
  failure: {
    stopped: {message: 'You stopped the request before a response arrived.', fix: 'Send the request again.'},
    timeout: {
      message: '{origin} did not start to respond within {seconds} seconds.',
      fix: 'Send the request again. If this happens every time, check what keeps the API server busy.',
    },
    offline: {
      message: 'This device is offline.',
      fix: 'Connect the device to the network, then send the request again.',
    },
    policy: {
      message: 'The Content-Security-Policy of this page blocks requests to {origin}.',
      fix: 'Add {origin} to connect-src in the policy of the documentation site.',
    },
    'mixed-content': {
      message: 'This page was loaded over https, but {origin} uses http. Browsers block such requests.',
      fix: 'Set the https URL of the API in api.baseUrl or in servers of the document.',
    },
    cors: {
      message: 'Blocked by CORS: {origin} responded, but doesn’t allow requests from {page}.',
      fix: 'Set these headers on the API server, in the responses to this request. If the API redirects to another origin, that origin needs the headers too.',
    },
    /** Fix for a request that browsers announce with an OPTIONS request. */
    preflight:
      'Set these headers on the API server, in the responses to this request and to the OPTIONS request that browsers send first. If the API redirects to another origin, that origin needs the headers too.',
    unreachable: {
      message: 'Can’t reach {origin}: the host doesn’t exist, refuses connections, or has an untrusted certificate.',
      fix: 'Check the URL. Check that the server is running, and that you can reach its network, such as a VPN.',
    },
    lost: {
      message: 'The connection to {origin} was lost before a response arrived.',
      fix: 'Send the request again. If this happens every time, check the API server.',
    },
    'broken-off': {
      message: 'The connection to {origin} was lost after {size} of the response.',
      fix: 'Send the request again. If this happens every time, check the server log: the server ended the response.',
    },
    redirect: {
      message:
        'The API redirected this request to {location}. Lectern stopped there: the credentials are for {origin} only.',
      fix: 'Choose the server that the redirect points to, and enter credentials for it.',
    },
    /** Message for a redirect whose URL is unknown. */
    redirectUnnamed: 'The API redirected this request. Lectern stopped there: the credentials are for {origin} only.',
    'redirect-plain': {
      message: 'The API redirected this request to {location}. The proxy doesn’t follow redirects.',
      fix: 'Choose the server that the redirect points to.',
    },
    redirectPlainUnnamed: 'The API redirected this request. The proxy doesn’t follow redirects.',
    'proxy-unreachable': {
      message: 'Can’t reach the proxy of this site, {proxy}.',
      fix: 'Start the proxy, or set api.playground.proxy to false in docs.json.',
    },
    'proxy-missing': {
      message: 'There is no proxy at {proxy}. Another server responds there.',
      fix: 'Start the proxy, set its URL in integrations.lectern.proxy, or set api.playground.proxy to false in docs.json.',
    },
    'proxy-refused': {message: 'The proxy refused the request ({code}).', fix: 'Check the proxy’s log.'},
    'header-name': {
      message: '"{name}" is not a valid header name.',
      fix: 'Use only letters, digits, and hyphens.',
    },
    'header-value': {
      message: 'The value of the header {name} contains a character that headers can’t contain.',
      fix: 'Remove line breaks and characters beyond Latin-1, or encode them.',
    },
    'body-method': {
      message: 'Browsers don’t send a body with {method}.',
      fix: 'Leave out the body, or send the request with curl.',
    },
    method: {message: 'Browsers don’t let pages send {method}.', fix: 'Send the request with curl.'},
    address: {message: '"{url}" is not a valid URL.', fix: 'Correct the server or the path.'},
    'file-missing': {message: 'No file chosen for {name}.', fix: 'Choose a file, or leave the field out.'},
    'file-unreadable': {
      message: 'A chosen file can no longer be read: it was changed, moved, or deleted.',
      fix: 'Choose the file again.',
    },
    'mock-failed': {
      message: 'The mock couldn’t create a response.',
      fix: 'Reload the page, then send the request again.',
    },
  },
} as const;

export type ResponseMessages = Localized<typeof enResponse>;
