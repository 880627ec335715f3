/** Effect of a change on clients of the old API version. */
export type ChangeLevel = 'breaking' | 'possibly-breaking' | 'compatible';

export const changeLevels = ['breaking', 'possibly-breaking', 'compatible'] as const satisfies readonly ChangeLevel[];

/** Side that sends a value: the client (`request`) or the API (`response`). Webhooks and callbacks swap both. */
export type MessageSide = 'request' | 'response';
