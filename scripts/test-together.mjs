// Runs several test files in this one process, which spares each of them the start of Node and of the modules that they
// share. For files that set up nothing of their own: hooks outside of a suite would count for the tests of all.
import {pathToFileURL} from 'node:url';

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
