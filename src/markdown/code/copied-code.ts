const shells = new Set('bash sh shell zsh fish terminal'.split(' '));
/** Languages for recorded terminal sessions. A line without a prompt is output. */
const sessions = new Set('console shellsession shell-session sh-session'.split(' '));
const prompt = /^\s*(?:\(\w[\w.-]*\) )?(?:\[?[\w.-]+@[\w.-]+[:\s][^$#%\n]*)?[$%❯]\s+/;
const powerShell = /^\s*PS [^>\n]*>\s?/;
const batch = /^\s*[A-Za-z]:\\[^>\n]*>\s?/;
const python = /^(?:>>>|\.\.\.)(?: |$)/;
/** Matches the prompt of a continuation line, which a shell prints after an incomplete line. */
const continuation = /^> ?/;

const incomplete = /(?:[\\|{(]|&&|\b(?:do|then|else))\s*$/;

/** Returns an expression for a language's prompt. Undefined for languages without a prompt. */
function findPrompt(language: string): RegExp | undefined {
  if (/^(?:powershell|pwsh|ps1?)$/.test(language)) return powerShell;
  if (/^(?:bat|batch|cmd|dos)$/.test(language)) return batch;
  if (/^(?:pycon|python-repl)$/.test(language)) return python;
  return sessions.has(language) || shells.has(language) ? prompt : undefined;
}

/**
 * Returns the code to put on the clipboard: commands without their prompts and output. Returns unchanged other code,
 * and commands without any prompt.
 */
export function extractCopiedCode(code: string, language: string): string {
  const isSession = sessions.has(language) || language === 'pycon' || language === 'python-repl';
  const marks = findPrompt(language);
  const lines = code.split('\n');
  if (!marks || !lines.some(line => marks.test(line))) return code;
  const remaining: string[] = [];
  let continues = false;
  /** True while the command is incomplete: `> ` then continues it. Otherwise, `> ` begins output. */
  let isOpen = false;
  /** Delimiter that ends the current here-document. */
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
    // Drop comments in a session, where they are output. Elsewhere they explain the commands.
    if (isCommand || continues || isContinued || (!isSession && /^\s*(?:#|$)/.test(line))) remaining.push(words);
    continues = (isCommand || continues || isContinued) && /\\\s*$/.test(line);
    isOpen = isContinued || (isCommand && marks === prompt && incomplete.test(words));
    if (isCommand && marks === prompt) end = /<<-?\s*['"]?(\w+)/.exec(words)?.[1];
  }
  return remaining.join('\n');
}
