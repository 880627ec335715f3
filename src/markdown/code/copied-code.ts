const shells = new Set('bash sh shell zsh fish terminal'.split(' '));
/** Sessions: what has no prompt is output. */
const sessions = new Set('console shellsession shell-session sh-session'.split(' '));
const prompt = /^\s*(?:\(\w[\w.-]*\) )?(?:\[?[\w.-]+@[\w.-]+[:\s][^$#%\n]*)?[$%❯]\s+/;
const powerShell = /^\s*PS [^>\n]*>\s?/;
const batch = /^\s*[A-Za-z]:\\[^>\n]*>\s?/;
const python = /^(?:>>>|\.\.\.)(?: |$)/;
/** A continuation line, which a shell shows when the previous line is incomplete. */
const continuation = /^> ?/;

const incomplete = /(?:[\\|{(]|&&|\b(?:do|then|else))\s*$/;

/** Returns the pattern of input lines in a session, or undefined for languages without sessions. */
function promptOf(language: string): RegExp | undefined {
  if (/^(?:powershell|pwsh|ps1?)$/.test(language)) return powerShell;
  if (/^(?:bat|batch|cmd|dos)$/.test(language)) return batch;
  if (/^(?:pycon|python-repl)$/.test(language)) return python;
  return sessions.has(language) || shells.has(language) ? prompt : undefined;
}

/**
 * Returns the code that a reader wants to run: commands without the prompt before them, and without the output that
 * follows them. Code of other languages stays as it is, as do commands without a prompt.
 */
export function extractCopiedCode(code: string, language: string): string {
  const isSession = sessions.has(language) || language === 'pycon' || language === 'python-repl';
  const marks = promptOf(language);
  const lines = code.split('\n');
  if (!marks || !lines.some(line => marks.test(line))) return code;
  const remaining: string[] = [];
  let goesOn = false;
  /** True while the shell expects more lines. Elsewhere, `> ` starts output of a command. */
  let isOpen = false;
  /** Delimiter of the current here-document. */
  let end: string | undefined;
  for (const line of lines) {
    if (end !== undefined) {
      const text = line.replace(continuation, '');
      remaining.push(text);
      if (text.trim() === end) end = undefined;
      continue;
    }
    const isCommand = marks.test(line);
    const isContinued: boolean = isOpen && continuation.test(line);
    const words: string = isCommand ? line.replace(marks, '') : isContinued ? line.replace(continuation, '') : line;
    // In a session comments are output; elsewhere they explain the commands.
    if (isCommand || goesOn || isContinued || (!isSession && /^\s*(?:#|$)/.test(line))) remaining.push(words);
    goesOn = (isCommand || goesOn || isContinued) && /\\\s*$/.test(line);
    isOpen = isContinued || (isCommand && marks === prompt && incomplete.test(words));
    if (isCommand && marks === prompt) end = /<<-?\s*['"]?(\w+)/.exec(words)?.[1];
  }
  return remaining.join('\n');
}
