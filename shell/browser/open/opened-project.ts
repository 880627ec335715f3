/** Files of a project by path from docs.json. A value is the content, or a URL to fetch it from. */
export type ProjectContent = ReadonlyMap<string, Blob | string>;

/** Project that a frame can show. */
export interface OpenedProject {
  /** Display name: folder, repository, or host. */
  readonly name: string;
  /** URL of docs.json. For files in memory, it has a host that does not exist. */
  readonly config: string;
  /** All files, for the check and the download. Absent if they can't be listed. */
  readonly content?: ProjectContent;
  /** Reads a file. Resolves to undefined if it does not exist. Absent if the frame fetches files itself. */
  readonly read?: (path: string) => Promise<Blob | undefined>;
  /** Whether the project may send requests to other hosts. True if the visitor entered a URL. */
  readonly allowsHosts: boolean;
  /** First page to open, as a URL's fragment. */
  readonly hash?: string;
}

/**
 * Creates a project from files. Uses a URL whose host does not exist, so that nothing but `content` can provide a file.
 */
export function createOpenedProject(name: string, content: ProjectContent, allowsHosts: boolean): OpenedProject {
  return {
    name,
    content,
    allowsHosts,
    config: 'https://folder.invalid/docs.json',
    read: async path => {
      const found = content.get(path);
      return found === undefined ? undefined : readProjectFile(path, found);
    },
  };
}

/**
 * Reads a file of a project. Corrects the media type of SVG: repository hosts send it as text, which no `<img>` shows.
 */
export async function readProjectFile(path: string, content: Blob | string): Promise<Blob | undefined> {
  if (typeof content !== 'string') return content;
  const response = await fetch(content, {credentials: 'omit', referrerPolicy: 'no-referrer'}).catch(() => undefined);
  if (!response?.ok) return undefined;
  const file = await response.blob();
  return path.endsWith('.svg') ? file.slice(0, file.size, 'image/svg+xml') : file;
}

/** Opens this page's site as a project. The page reads the files, because the frame has an opaque origin. */
export function openOwnSite(config: string, hash: string): OpenedProject {
  return {
    name: 'this site',
    config,
    hash,
    allowsHosts: false,
    read: async path => {
      const response = await fetch(new URL(path, config), {credentials: 'omit'}).catch(() => undefined);
      return response?.ok ? response.blob() : undefined;
    },
  };
}
