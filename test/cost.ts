/** A text whose reading is the unit of `costOf`: about 20 ms of a processor of 2024. */
const yardstick = JSON.stringify(Array.from({length: 40_000}, (_, id) => ({id, name: `name ${id}`, tags: ['a', 'b']})));

async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const {user, system} = process.cpuUsage(before);
  return user + system;
}

/**
 * What a piece of work costs, in readings of a fixed text that is read right before it: a number that says the same on
 * a slow or a busy machine, where milliseconds would not.
 */
export async function costOf(work: () => unknown): Promise<number> {
  const units: number[] = [];
  for (let turn = 0; turn < 5; turn++) units.push(await processorTime(() => JSON.parse(yardstick)));
  const [, , unit = 1] = units.sort((a, b) => a - b);
  return (await processorTime(work)) / unit;
}
