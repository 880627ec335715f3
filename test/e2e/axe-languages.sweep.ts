import {languages} from '../../src/messages/language.js';
import {axeIn} from './axe-languages.js';

axeIn(languages);
