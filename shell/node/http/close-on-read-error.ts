import type {ServerResponse} from 'node:http';

/**
 * Closes the connection if reading the piped file fails, for example because a user deleted it after the headers were
 * sent. `sirv` adds no error listener, and an unhandled error would end the process.
 */
export function closeOnReadError(response: ServerResponse): void {
  response.on('pipe', source => source.on('error', () => response.destroy()));
}
