import type {ServerResponse} from 'node:http';

/**
 * Closes the connection when a stream that is piped into the response cannot be read: a file that is deleted between the
 * answer's headers and its text. `sirv` listens for no error, which would end the process.
 */
export function closeOnReadError(response: ServerResponse): void {
  response.on('pipe', source => source.on('error', () => response.destroy()));
}
