import type {ApiRequest} from './request.js';

export interface Language {
  readonly id: string;
  readonly label: string;
  /** Other names of the language in settings and documents. */
  readonly names: readonly string[];
  /** Writes a request in this language. Absent until `loadLanguages` has loaded it. */
  readonly render?: Writer;
}

/** A lazily loaded language with its writer. */
export interface OptionalLanguage extends Language {
  readonly render: Writer;
}

export type Writer = (request: ApiRequest) => string;
