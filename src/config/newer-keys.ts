/**
 * Keys of the newest schema of the format that this version does not know. Their authors wrote nothing wrong: nobody is
 * told to delete them. `sourceRef` leaves out pages, which is more than a note.
 */
export const newerKeys: ReadonlyMap<string, 'info' | 'warning'> = new Map([
  ['sourceRef', 'warning'],
  ['cobo', 'info'],
  ['align', 'info'],
  ['variations', 'info'],
  ['graphql', 'info'],
  ['sdk', 'info'],
]);
