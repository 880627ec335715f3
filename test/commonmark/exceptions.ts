/** Examples of the specification that Lectern renders differently on purpose: number and reason. */
export const exceptions: ReadonlyMap<number, string> = new Map([
  [25, 'rare named references are passed on to the browser, which knows them all'],
  [28, 'a name that HTML does not know is passed on, and shown by the browser as it was written'],
  [30, 'a name that HTML does not know is passed on, and shown by the browser as it was written'],
]);
