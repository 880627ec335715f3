import {rmSync} from 'node:fs';
import {workerData} from 'node:worker_threads';

// Removes a folder beside everything else: thousands of files take longer than to name them.
rmSync(workerData as string, {recursive: true, force: true});
