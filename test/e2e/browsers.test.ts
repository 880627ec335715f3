import {startChromium} from '../tools/browsers/chromium.js';
import {startFirefox} from '../tools/browsers/firefox.js';
import {goIn} from '../tools/browsers/go-in.js';
import {journeys} from '../tools/browsers/journeys/journeys.js';
import {worker} from '../tools/browsers/journeys/worker.js';
import {startWebKit} from '../tools/browsers/webkit.js';

// The main journeys in the engines of Firefox and Safari. The sweep runs all of them.

const gate = journeys.filter(({isGate}) => isGate);
goIn('Firefox', startFirefox, gate);
goIn('WebKit', startWebKit, gate);
goIn('Chromium', startChromium, worker);
