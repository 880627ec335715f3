/** Sends a command to `lectern dev`, which accepts commands only from its own pages. Rejects if the server refuses. */
export async function askServer(path: string, order: unknown): Promise<Response> {
  const response = await fetch(`/${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`lectern dev responded with status ${response.status}.`);
  return response;
}
