/** Media types of text files by extension. The server compresses these files, and adds `charset=utf-8`. */
const texts: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

const others: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

interface FileType {
  readonly type: string;
  readonly isText: boolean;
}

/** Returns the media type for a file name. Unknown extensions are `application/octet-stream`. */
export function findFileType(path: string): FileType {
  const extension = /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const text = Object.hasOwn(texts, extension) ? texts[extension] : undefined;
  if (text !== undefined) return {type: `${text}; charset=utf-8`, isText: true};
  const other = Object.hasOwn(others, extension) ? others[extension] : undefined;
  return {type: other ?? 'application/octet-stream', isText: false};
}
