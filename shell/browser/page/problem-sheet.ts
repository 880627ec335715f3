import {adopt} from '../../../elements/base/adopt.js';
import callouts from '../../../elements/theme/components/callouts.css';

// Once, when it is imported: messages of problems are callouts, whose sheet comes with components otherwise.
adopt(callouts);
