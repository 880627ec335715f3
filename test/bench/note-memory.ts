import {writeFileSync} from 'node:fs';

// Loaded before a program: notes in the file NOTE_MEMORY how many kilobytes it had at most.
process.on('exit', () => {
  if (process.env.NOTE_MEMORY) writeFileSync(process.env.NOTE_MEMORY, String(process.resourceUsage().maxRSS));
});
