import { compareRecords, plantedFaults } from '../platform/records/ledger-check/compare.fake.ts';
import { live } from '../platform/records/ledger-check/live.fake.ts';
import { createWorld } from '../platform/records/ledger-check/world.fake.ts';

const size = { members: 1_000, operations: 100_000, nights: 100, lanes: 4 };
const shown = 5;
const secondsSince = (begun: number): string => ((performance.now() - begun) / 1_000).toFixed(0);
const count = (one: number): string => one.toLocaleString('en');
const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/** Random operations of many members, then every record of each of them against the ledger; and the controls. */
export async function measureRecordsLedger(): Promise<string> {
  const seed = Number(process.env['SEED'] ?? 1);
  const world = await createWorld(size.members, seed);
  try {
    let begun = performance.now();
    await live(world, size);
    const lived = secondsSince(begun);
    begun = performance.now();
    const found = await compareRecords(world);
    const compared = secondsSince(begun);
    const controls: string[] = [];
    for (const [name, plant] of Object.entries(plantedFaults))
      if ((await compareRecords(world, plant)).length === 0) controls.push(name);
    if (found.length > 0 || controls.length > 0) process.exitCode = 1;
    return [
      '\nRecords against the ledger',
      `${count(size.members)} members, ${count(size.operations)} operations around ${size.nights} midnights of the brand, seed ${seed}: ${count(sumOf(world.done))} went well in ${lived} s, ${count(sumOf(world.refused))} were refused`,
      ...[...world.done]
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, times]) => `  ${count(times)} × ${name}`),
      `every record of every member, compared in ${compared} s: ${count(found.length)} differences${found.length === 0 ? '' : ' WRONG'}`,
      ...found.slice(0, shown),
      `controls: ${Object.keys(plantedFaults).length - controls.length} of ${Object.keys(plantedFaults).length} planted faults found${controls.map((name) => `, NOT ${name}`).join('')}`,
    ].join('\n');
  } finally {
    await world.rig.close();
  }
}
