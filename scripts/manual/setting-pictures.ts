/** Keys of docs.json whose effect can be seen: the pictures of the manual, and what they show in words. */
export const settingPictures: Readonly<Record<string, string>> = {
  name: 'The name of the site at the left of the header',
  theme: 'A page in the theme for reading: serif on warm paper',
  logo: 'A logo in the place of the name',
  colors: 'Links, buttons and the current page in a green brand colour',
  appearance: 'The minutes that a page takes, and a line at the top that grows with reading',
  background: 'A grid of lines behind a page on warm white',
  fonts: 'Headings and text in a serif face of the project',
  styling: 'The way to the page above its title, and a dark code block on a light page',
  icons: 'Icons before the pages of the sidebar and in a card',
  code: 'Code in the colours of an editor theme, without a button for copying',
  variables: 'A page whose text names the version and the region',
  navigation: 'Tabs in the header, groups in the sidebar and a link above them',
  interaction: 'A group of the sidebar whose own page is shown, with its pages open below it',
  navbar: 'Links and a filled button at the right of the header',
  footer: 'Links by subject, a social link and a date at the end of a page',
  banner: 'A line above the header with a link and a cross',
  search: 'The search field with words of its own',
  contextual: 'The menu of a page beside its button for copying',
  feedback: 'The question whether a page helped, and a link to raise an issue',
  errors: 'The page for a wrong address with a title of its own',
  api: 'An operation of the document: its address, its fields and the button that opens the form',
  thumbnails: 'The picture that a shared link shows',
};

/** Keys that readers do not see, and why there is no picture. */
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
