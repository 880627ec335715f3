/** How a change affects a client that was built against the old document. */
export type ChangeLevel = 'breaking' | 'possibly-breaking' | 'compatible';

export const changeLevels = ['breaking', 'possibly-breaking', 'compatible'] as const satisfies readonly ChangeLevel[];

/** Who writes a value: the client (`request`) or the API (`response`). In webhooks and callbacks the roles are swapped. */
export type Direction = 'request' | 'response';
