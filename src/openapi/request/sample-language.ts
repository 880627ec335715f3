import type {ApiRequest} from './request.js';

export interface Language {
  readonly id: string;
  readonly label: string;
  /** Alternative names of the language. */
  readonly names: readonly string[];
  /** Absent for a language that `loadLanguages` loads. */
  readonly render?: Writer;
}

/** A lazily loaded language with its writer. */
export interface OptionalLanguage extends Language {
  readonly render: Writer;
}

export type Writer = (request: ApiRequest) => string;
