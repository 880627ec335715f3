import {commonEntities, decodeEntities, latinEntities, referencePattern} from './entities.js';

// Matches names that begin with a name that browsers decode without a semicolon: they would render `&notanentity;` as
// `¬anentity;`. Leave such a name to the browser only if HTML defines it as a whole.
const short = new RegExp(`^(?:${latinEntities.join('|')}|amp|lt|gt|quot|AMP|COPY|GT|LT|QUOT|REG)(?=.)`);
const longer = new Set(
  (
    'centerdot copysr divideontimes gtcc gtcir gtdot gtlPar gtquest gtrapprox gtrarr gtrdot gtreqless gtreqqless gtrless ' +
    'gtrsim ltcc ltcir ltdot lthree ltimes ltlarr ltquest ltrPar ltri ltrie ltrif notin notinE notindot notinva notinvb ' +
    'notinvc notni notniva notnivb notnivc parallel timesb timesbar timesd'
  ).split(' '),
);

/** Splits text at named references that `decodeEntities` does not decode. The browser decodes those. */
export function splitReferences(text: string): readonly {value: string; reference: boolean}[] {
  if (!text.includes('&')) return [{value: text, reference: false}];
  const pieces: {value: string; reference: boolean}[] = [];
  let from = 0;
  for (const match of text.matchAll(referencePattern)) {
    const name = match[3];
    if (!name || commonEntities.has(name) || (short.test(name) && !longer.has(name))) continue;
    pieces.push({value: decodeEntities(text.slice(from, match.index)), reference: false});
    pieces.push({value: match[0], reference: true});
    from = match.index + match[0].length;
  }
  pieces.push({value: decodeEntities(text.slice(from)), reference: false});
  return pieces.filter(piece => piece.value);
}
