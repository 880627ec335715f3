import {startFirefox} from '../browsers/firefox.js';
import {goIn} from '../browsers/go-in.js';
import {journeys} from '../browsers/journeys/journeys.js';
import {startWebKit} from '../browsers/webkit.js';

// Journeys that the gate omits, in the engines of Firefox and Safari.

const others = journeys.filter(({isGate}) => !isGate);
goIn('Firefox', startFirefox, others);
goIn('WebKit', startWebKit, others);
