import {writeFileSync} from 'node:fs';

// Preloaded into a program: writes its peak memory in kilobytes to the file in `NOTE_MEMORY`.
process.on('exit', () => {
  if (process.env.NOTE_MEMORY) writeFileSync(process.env.NOTE_MEMORY, String(process.resourceUsage().maxRSS));
});
