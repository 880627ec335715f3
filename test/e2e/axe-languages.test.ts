import {axeIn} from './axe-languages.js';

// Short words, long ones, and right to left; all languages are in the sweep.

axeIn(['ar', 'de', 'ja']);
