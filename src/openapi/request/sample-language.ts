import type {ApiRequest} from './request.js';

export interface Language {
  readonly id: string;
  readonly label: string;
  /** Other names that people write. */
  readonly names: readonly string[];
  /** Absent where it is loaded: `loadLanguages`. */
  readonly render?: Writer;
}

/** One that is loaded with what writes it. */
export interface OptionalLanguage extends Language {
  readonly render: Writer;
}

export type Writer = (request: ApiRequest) => string;
