import all from './rollup.config.mjs';
const pick = (process.env.PICK ?? 'lectern,enhance,cli,mode,start').split(',');
export default all.filter(c => Object.keys(c.input).some(k => pick.includes(k)));
