import type {Tool} from '../tool.js';
import {apiChanges} from './api-changes.js';
import {listOperations} from './list-operations.js';
import {readOperation} from './read-operation.js';
import {readPage} from './read-page.js';
import {search} from './search.js';

/** All tools of the server, in the order in which agents see them. */
export const tools: readonly Tool[] = [search, readPage, listOperations, readOperation, apiChanges];
