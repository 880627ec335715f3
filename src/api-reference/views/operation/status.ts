const reasons: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  206: 'Partial Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Returns the reason phrase of a status (RFC 9110, section 15). Empty for an unknown status. */
export function getStatusReason(status: string): string {
  return Object.hasOwn(reasons, status) ? (reasons[status] as string) : '';
}

/** Returns the class of a status, for the color in style sheets. */
export function getStatusTone(status: string): 'success' | 'redirect' | 'client' | 'server' | 'other' {
  const kinds = {2: 'success', 3: 'redirect', 4: 'client', 5: 'server'} as const;
  return kinds[Number(/^[2-5](?=..$)/.exec(status)?.[0]) as 2] ?? 'other';
}
