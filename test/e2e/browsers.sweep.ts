import {startFirefox} from '../tools/browsers/firefox.js';
import {goIn} from '../tools/browsers/go-in.js';
import {journeys} from '../tools/browsers/journeys/journeys.js';
import {startWebKit} from '../tools/browsers/webkit.js';

// Journeys that the gate omits, in the engines of Firefox and Safari.

const others = journeys.filter(({isGate}) => !isGate);
goIn('Firefox', startFirefox, others);
goIn('WebKit', startWebKit, others);
