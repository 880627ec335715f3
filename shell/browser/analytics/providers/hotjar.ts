import {createCallQueue, globals, type Provider} from '../provider.js';

/** Hotjar: counts the first page itself. Lectern reports later ones as state changes. */
export const hotjar: Provider = ({settings: {hjid, hjsv = '6'}, load}) => {
  if (!hjid) return undefined;
  const call = createCallQueue('hj');
  globals._hjSettings = {hjid: Number(hjid), hjsv: Number(hjsv)};
  void load(`https://static.hotjar.com/c/hotjar-${encodeURIComponent(hjid)}.js?sv=${encodeURIComponent(hjsv)}`);
  let isFirst = true;
  return ({path}) => {
    if (!isFirst) call('stateChange', path);
    isFirst = false;
  };
};
