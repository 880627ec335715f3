import {adopt} from '../../../elements/base/adopt.js';
import callouts from '../../../elements/theme/components/callouts.css';

// Run once, on import. Problem messages are callouts, whose style sheet otherwise loads with components.
adopt(callouts);
