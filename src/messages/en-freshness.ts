/** English messages that tell readers about a newer version of an API document. */
export const enFreshness = {
  operation: 'This operation has changed since this page was published.',
  schema: 'This schema has changed since this page was published.',
  overview: 'This API has changed since this page was published.',
};

export type FreshnessMessages = {readonly [key in keyof typeof enFreshness]: string};
