import type {Site} from '../../src/site.js';
import type {Core} from './core.js';
export function openSearch(_site: Site, _core: Core, _go: (address: string) => void): void {}
