import {type Files, isFile} from '../../base/files.js';
import type {LiveOptions} from './names.js';

/**
 * Returns whether docs.json sets a `userInfo` URL, from which pages get data of the signed-in reader. False for invalid
 * JSON.
 */
export async function hasUserInfo({config, root}: LiveOptions, files: Files): Promise<boolean> {
  const docs = await files.read(config.slice(root.length));
  try {
    return isFile(docs) && typeof JSON.parse(docs.text).integrations.lectern.userInfo === 'string';
  } catch {
    return false;
  }
}
