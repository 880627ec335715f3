/** Effect of a change on clients of the old API version. */
export type ChangeLevel = 'breaking' | 'possibly-breaking' | 'compatible';

export const changeLevels = ['breaking', 'possibly-breaking', 'compatible'] as const satisfies readonly ChangeLevel[];
