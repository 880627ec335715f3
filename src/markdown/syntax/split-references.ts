import {decodeEntities, latin, named, referencePattern} from './entities.js';

// Browsers decode these names without a semicolon: `&notanentity;` would show `¬anentity;`. Longer names that begin
// with such a name are passed on only if HTML defines them.
const short = new RegExp(`^(?:${latin.join('|')}|amp|lt|gt|quot|AMP|COPY|GT|LT|QUOT|REG)(?=.)`);
const longer = new Set(
  (
    'centerdot copysr divideontimes gtcc gtcir gtdot gtlPar gtquest gtrapprox gtrarr gtrdot gtreqless gtreqqless gtrless ' +
    'gtrsim ltcc ltcir ltdot lthree ltimes ltlarr ltquest ltrPar ltri ltrie ltrif notin notinE notindot notinva notinvb ' +
    'notinvc notni notniva notnivb notnivc parallel timesb timesbar timesd'
  ).split(' '),
);

/** Splits text at named references that `decodeEntities` does not decode, so that the browser can decode them. */
export function splitReferences(text: string): readonly {value: string; reference: boolean}[] {
  if (!text.includes('&')) return [{value: text, reference: false}];
  const pieces: {value: string; reference: boolean}[] = [];
  let from = 0;
  for (const match of text.matchAll(referencePattern)) {
    const name = match[3];
    if (!name || named.has(name) || (short.test(name) && !longer.has(name))) continue;
    pieces.push({value: decodeEntities(text.slice(from, match.index)), reference: false});
    pieces.push({value: match[0], reference: true});
    from = match.index + match[0].length;
  }
  pieces.push({value: decodeEntities(text.slice(from)), reference: false});
  return pieces.filter(piece => piece.value);
}
