import {provideParts} from '../base/parts.js';
import {loadPack} from '../content/docs-icon/load-pack.js';

// Provides all icons by name. An application that bundles the elements imports this module as `lectern/icons`.
provideParts('icons', async name => {
  const [library = '', pack] = name.split('/');
  return {default: await loadPack(library, Number(pack))};
});
