/**
 * The reader has come to another page of the site: it is in the document, and so is its address. Fired on the document; not
 * for the page that was opened first.
 */
export class PageShownEvent extends Event {
  readonly slug: string;
  readonly title: string;

  constructor(slug: string, title: string) {
    super('docs-page');
    this.slug = slug;
    this.title = title;
  }
}
