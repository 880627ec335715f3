import type {Interpreter} from '../components/render-tree.js';
export const interpreter: Interpreter = {evaluate: () => ({ok: false}), call: () => ({ok: false})};
