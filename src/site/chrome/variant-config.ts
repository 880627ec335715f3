import type {Config} from '../../config/config.js';
import type {PageLocation} from '../navigation/navigation.js';

/** docs.json as it holds where a page stands: banner, navbar and footer of its variants, the innermost first. */
export function configAt(config: Config, {variant}: Pick<PageLocation, 'variant'>): Config {
  const {further} = config;
  if (!further) return config;
  // No address of a repository is none to edit a page in.
  const isEdited = further.feedback.suggestEdit !== false;
  const {editUrl: _, ...footer} = config.footer;
  let here: Config = isEdited ? config : {...config, footer: {...footer, repo: ''}};
  for (const {kind, label} of variant.choices) {
    const own = further.frames.get(`${kind}=${label}`);
    if (!own) continue;
    const {banner = here.banner, navbar = here.navbar, footer = here.footer} = own;
    here = {...here, navbar, footer, ...(banner && {banner})};
  }
  return here;
}
