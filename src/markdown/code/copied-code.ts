const shells = new Set('bash sh shell zsh fish terminal'.split(' '));
/** Sessions: what has no prompt is output. */
const sessions = new Set('console shellsession shell-session sh-session'.split(' '));
const prompt = /^\s*(?:\(\w[\w.-]*\) )?[$%❯]\s+/;
const powerShell = /^\s*PS [^>\n]*>\s?/;

/**
 * The code that a reader wants to run: commands without the prompt before them, and without the output that follows them.
 * Code of other languages stays as it is, as do commands without a prompt.
 */
export function copiedCode(code: string, language: string): string {
  const isSession = sessions.has(language);
  const marks = /^(?:powershell|pwsh|ps1?)$/.test(language)
    ? powerShell
    : isSession || shells.has(language)
      ? prompt
      : undefined;
  const lines = code.split('\n');
  if (!marks || !lines.some(line => marks.test(line))) return code;
  const kept: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const isCommand = marks.test(line);
    // In a session comments are output; elsewhere they explain the commands.
    if (isCommand || goesOn || (!isSession && /^\s*(?:#|$)/.test(line))) kept.push(line.replace(marks, ''));
    goesOn = (isCommand || goesOn) && /\\\s*$/.test(line);
  }
  return kept.join('\n');
}
