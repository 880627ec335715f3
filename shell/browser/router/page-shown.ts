/** Fired on the document when another page is shown and its URL is set. Not fired for the first page. */
export class PageShownEvent extends Event {
  readonly slug: string;
  readonly title: string;

  constructor(slug: string, title: string) {
    super('docs-page');
    this.slug = slug;
    this.title = title;
  }
}
