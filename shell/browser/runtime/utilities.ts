import {adopt} from '../../../elements/base/adopt.js';
import utilitiesCss from '../../../elements/theme/utilities.css';

// Importing this is all: the classes that authors write in their pages are there from then on.
adopt(utilitiesCss);
