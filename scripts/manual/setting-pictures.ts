/** docs.json keys with a visible effect, and descriptions of their pictures in the manual. */
export const settingPictures: Readonly<Record<string, string>> = {
  name: 'The name of the site at the left of the header',
  theme: 'A page in the reading theme: serif text on a warm background',
  logo: 'A logo instead of the name',
  colors: 'Links, buttons, and the current page in a green brand color',
  appearance: 'The estimated reading time, and a progress bar at the top of the page',
  background: 'A grid of lines behind a page on warm white',
  fonts: 'Headings and text in a serif face of the project',
  styling: 'Breadcrumbs above the title, and a dark code block on a light page',
  icons: 'Icons before the pages of the sidebar and in a card',
  code: 'Code in the colors of an editor theme, without a copy button',
  variables: 'A page whose text names the version and the region',
  navigation: 'Tabs in the header, groups in the sidebar and a link above them',
  interaction: 'A sidebar group with its first page open and its pages listed',
  navbar: 'Links and a filled button at the right of the header',
  footer: 'Links by subject, a social link and a date at the end of a page',
  banner: 'A banner above the header with a link and a close button',
  search: 'The search field with its own placeholder',
  contextual: 'The page menu beside the copy button',
  feedback: 'Page feedback, and a link to raise an issue',
  errors: 'The 404 page with its own title',
  api: 'An operation of the document: its URL, its fields, and the button that opens the form',
  thumbnails: 'The preview image of a shared link',
};

/** docs.json keys whose picture is the same in dark mode: their example sets a light color, or makes an image. */
export const lightPictures: ReadonlySet<string> = new Set(['background', 'styling', 'thumbnails']);

/** docs.json keys without a picture, and the reason. */
export const unseenSettings: Readonly<Record<string, string>> = {
  $schema: 'for editors',
  description: 'for search engines and shared links',
  favicon: 'in the tab of the browser, which a picture of the page does not hold',
  redirects: 'lead on at once',
  seo: 'for search engines',
  metadata: 'for machines',
  markdown: 'for agents',
  public: 'decides which pages are left out',
  analytics: 'sent, not shown',
  integrations: 'sent, not shown',
};
