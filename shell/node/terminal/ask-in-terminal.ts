import {createInterface} from 'node:readline/promises';

/** Asks a question in the terminal. Ctrl+C ends the program. */
export async function askInTerminal(prompt: string): Promise<string> {
  const lines = createInterface({input: process.stdin, output: process.stdout});
  lines.on('SIGINT', () => {
    lines.close();
    process.kill(process.pid, 'SIGINT');
  });
  try {
    return await lines.question(prompt);
  } finally {
    lines.close();
  }
}
