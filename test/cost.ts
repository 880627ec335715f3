/** Text whose parsing is the unit of `costOf`: about 20 ms on a processor of 2024. */
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
 * Returns the cost of a function as a multiple of parsing a fixed text in the same process. Unlike milliseconds, this
 * number does not depend on the machine or its load.
 */
export async function costOf(work: () => unknown): Promise<number> {
  unit ??= measureUnit();
  const one = await unit;
  return (await processorTime(work)) / one;
}
