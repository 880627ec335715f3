import {adoptSheets} from '../../../elements/base/adopt.js';
import callouts from '../../../elements/theme/components/callouts.css';

// Importing this module adds the style sheet of callouts, which show problems. Otherwise it loads with the first
// component.
adoptSheets(callouts);
