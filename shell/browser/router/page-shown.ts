/** Fired on the document after the router showed another page and set its URL. Not fired for the first page. */
export class PageShownEvent extends Event {
  readonly slug: string;
  readonly title: string;

  constructor(slug: string, title: string) {
    super('docs-page');
    this.slug = slug;
    this.title = title;
  }
}
