// Runs several test files in this process, to save the start of Node and the loading of shared modules. Only for files
// without their own setup, because a hook outside a suite would affect every file's tests.
import {pathToFileURL} from 'node:url';

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
