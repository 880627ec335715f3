/** Orders something of the server of the preview, which answers pages of its own alone. Rejects where it refuses. */
export async function askServer(path: string, order: unknown): Promise<Response> {
  const response = await fetch(`/${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`The preview has answered with ${response.status}.`);
  return response;
}
