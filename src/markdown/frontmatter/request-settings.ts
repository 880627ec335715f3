import type {RequestSettings} from '../../components/bound-element.js';
import type {Frontmatter} from './frontmatter.js';

/** Reads `playground` and `authMethod`. Also accepts the older `playground` values `none` and `auth`. */
export function readRequestSettings(frontmatter: Frontmatter): RequestSettings {
  const text = (key: string) => {
    const value = frontmatter.get(key);
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const stated = text('playground');
  const mode = stated === 'none' ? 'hide' : stated === 'auth' ? 'interactive' : stated;
  const playground = (['interactive', 'simple', 'hide'] as const).find(each => each === mode);
  const authMethod = (['bearer', 'basic', 'key', 'none'] as const).find(each => each === text('authMethod'));
  return {...(playground && {playground}), ...(authMethod && {authMethod})};
}
