import {provideParts} from '../base/parts.js';
import {loadPack} from '../content/docs-icon/load-pack.js';

// `import 'lectern/icons'` in an application that bundles the elements. Provides all icons by name.
provideParts('icons', async name => {
  const [library = '', pack] = name.split('/');
  return {default: await loadPack(library, Number(pack))};
});
