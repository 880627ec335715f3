/** What is wrong and what to do about it, with the place. */
export interface Problem {
  readonly code: string;
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly fix?: string;
  readonly place: {readonly file: string; readonly line: number; readonly column: number};
}

/** The view of an element stands in the page. */
export interface OpenapiShownEvent extends Event {
  readonly type: 'openapi-shown';
  readonly view: {
    readonly title: string;
    readonly outline: readonly {readonly id: string; readonly text: string; readonly level: 2 | 3 | 4}[];
    readonly problems: readonly Problem[];
  };
}

/** There is nothing to show; the element says why in its place. */
export interface OpenapiFailedEvent extends Event {
  readonly type: 'openapi-failed';
  readonly problems: readonly Problem[];
}

/** A reader chose another tab. */
export interface TabChangeEvent extends Event {
  readonly type: 'docs-tab-change';
  readonly label: string;
  readonly group: string;
}
