/** A text whose reading is the unit of `costOf`: about 20 ms of a processor of 2024. */
const yardstick = JSON.stringify(Array.from({length: 40_000}, (_, id) => ({id, name: `name ${id}`, tags: ['a', 'b']})));

async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const {user, system} = process.cpuUsage(before);
  return user + system;
}

let unit: Promise<number> | undefined;

async function measureUnit(): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) times.push(await processorTime(() => JSON.parse(yardstick)));
  return times.sort((a, b) => a - b)[2] as number;
}

/**
 * Returns the cost of a piece of work, in readings of a fixed text by the same process: a number that says the same on a slow or a
 * busy machine, where milliseconds would not.
 */
export async function costOf(work: () => unknown): Promise<number> {
  unit ??= measureUnit();
  const one = await unit;
  return (await processorTime(work)) / one;
}
