import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {oracleTree} from './oracle-tree.js';
import {findPages} from './pages.js';
import {componentsOf} from './simple.js';
import {simplifyOracle} from './simple-oracle.js';
import {ourTree, simplifyOurs} from './simple-ours.js';

let pages = 0,
  rej = 0,
  ce = 0,
  fe = 0;
for (const file of findPages(process.argv.slice(2))) {
  pages++;
  const src = readFileSync(file, 'utf8');
  let o;
  const key = '/tmp/orc/' + createHash('md5').update(src).digest('hex');
  if (existsSync(key)) {
    o = JSON.parse(readFileSync(key, 'utf8'));
  } else
    try {
      o = simplifyOracle(oracleTree(src));
      writeFileSync(key, JSON.stringify(o));
    } catch (e) {
      rej++;
      console.log('REJ', file, (e as Error).message);
      continue;
    }
  const u = simplifyOurs(ourTree(src).nodes);
  const co = JSON.stringify(componentsOf(o)),
    cu = JSON.stringify(componentsOf(u));
  const fo = JSON.stringify(o),
    fu = JSON.stringify(u);
  if (co === cu) ce++;
  if (fo === fu) fe++;
  const [a, b] = co !== cu ? [co, cu] : [fo, fu];
  if (a !== b) {
    let i = 0;
    while (a[i] === b[i]) i++;
    console.log(
      co === cu ? 'FULL' : 'COMP',
      file,
      '\n  O:',
      a.slice(Math.max(0, i - 60), i + 100),
      '\n  U:',
      b.slice(Math.max(0, i - 60), i + 100),
    );
  }
}
console.log({pages, rej, ce: ce / (pages - rej), fe: fe / (pages - rej)});
