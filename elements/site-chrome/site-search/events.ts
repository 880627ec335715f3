/** Fired when the reader chooses a result. */
export class SearchChooseEvent extends Event {
  readonly slug: string;
  readonly hash: string;

  constructor(slug: string, hash: string) {
    super('site-search-choose');
    this.slug = slug;
    this.hash = hash;
  }
}

/**
 * Fired when the reader types, or limits the results to a kind (`kind` of the element). The listener searches its index
 * and sets `answer`.
 */
export class SearchQueryEvent extends Event {
  readonly query: string;

  constructor(query: string) {
    super('site-search-query');
    this.query = query;
  }
}

/**
 * Fired when a reader searches. A script of the site can call `respondWith` to show its own results, such as those of
 * an API. Then the site does not search its own index.
 * @event docs-search
 */
export class DocsSearchEvent extends Event {
  readonly query: string;
  answer: Promise<unknown> | undefined;

  constructor(query: string) {
    super('docs-search', {bubbles: true, composed: true});
    this.query = query;
  }

  respondWith(result: unknown): void {
    this.answer ??= Promise.resolve(result);
  }
}
