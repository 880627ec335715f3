import type {Tool} from '../tool.js';
import {listOperations} from './list-operations.js';
import {readOperation} from './read-operation.js';
import {readPage} from './read-page.js';
import {search} from './search.js';

/** What an agent can call, in the order in which it is told of. */
export const tools: readonly Tool[] = [search, readPage, listOperations, readOperation];
