import {startChromium} from '../browsers/chromium.js';
import {startFirefox} from '../browsers/firefox.js';
import {goIn} from '../browsers/go-in.js';
import {journeys} from '../browsers/journeys/journeys.js';
import {worker} from '../browsers/journeys/worker.js';
import {startWebKit} from '../browsers/webkit.js';

// The main journeys in the engines of Firefox and Safari. The sweep runs all of them.

const gate = journeys.filter(({isGate}) => isGate);
goIn('Firefox', startFirefox, gate);
goIn('WebKit', startWebKit, gate);
goIn('Chromium', startChromium, worker);
