import type {Config, NavigationNode, VariantChrome} from '../../config/config.js';
import type {PageLocation} from '../navigation/navigation.js';

const known = new WeakMap<NavigationNode, ReadonlyMap<string, VariantChrome>>();

/** Banner, navbar and footer of languages, versions and products that have their own, by `language=de`. */
export function variantChrome({navigation}: Pick<Config, 'navigation'>): ReadonlyMap<string, VariantChrome> {
  let found = known.get(navigation);
  if (!found) {
    const all = new Map<string, VariantChrome>();
    const visit = (node: NavigationNode) => {
      for (const child of node.children) if ('kind' in child) visit(child);
      const isVariant = ['language', 'version', 'product'].includes(node.kind);
      if (isVariant && (node.banner || node.navbar || node.footer)) all.set(`${node.kind}=${node.label}`, node);
    };
    visit(navigation);
    found = all;
    known.set(navigation, found);
  }
  return found;
}

/** docs.json as it holds where a page stands: banner, navbar and footer of its variants, the innermost first. */
export function configAt(config: Config, {variant}: Pick<PageLocation, 'variant'>): Config {
  const all = variantChrome(config);
  if (all.size === 0) return config;
  let here = config;
  for (const {kind, label} of variant.choices) {
    const own = all.get(`${kind}=${label}`);
    if (!own) continue;
    const {banner = here.banner, navbar = here.navbar, footer = here.footer} = own;
    here = {...here, navbar, footer, ...(banner && {banner})};
  }
  return here;
}
