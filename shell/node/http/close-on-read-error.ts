import type {ServerResponse} from 'node:http';

/**
 * Closes the connection if reading a piped stream fails. For example, a user deletes the file after Lectern sent the
 * headers. `sirv` has no error listener, so Node would end the process.
 */
export function closeOnReadError(response: ServerResponse): void {
  response.on('pipe', source => source.on('error', () => response.destroy()));
}
