import type {ApiRequest} from './request.js';

export interface CodeLanguage {
  readonly id: string;
  readonly label: string;
  /** Other names of the language in settings and documents. */
  readonly names: readonly string[];
  /** Writes a request in this language. Absent until `loadLanguages` has loaded it. */
  readonly render?: SampleWriter;
}

/** A lazily loaded language with its writer. */
export interface OptionalLanguage extends CodeLanguage {
  readonly render: SampleWriter;
}

export type SampleWriter = (request: ApiRequest) => string;
