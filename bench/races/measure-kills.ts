import { drawTable, type Row } from '../table.ts';
import { runStorm, type StormResult } from './storm.ts';

const operations = 100_000;
/** A machine that is busy with something else gets not so far, and says so. */
const mostSeconds = 7_200;
/** Enough for the control to fail a hundred times over. */
const ofControl = 1_500;

/** Everything that is wrong with a storm; empty where nothing is. */
export const listFaults = ({
  audit,
  differences,
  broken,
  unlike,
  senseless,
}: StormResult): readonly string[] => [
  ...audit.faults,
  ...differences,
  ...(broken === 0 ? [] : [`${broken} answers of 500 and above`]),
  ...(senseless === 0 ? [] : [`${senseless} good answers without their value`]),
  ...unlike.map((sentence) => `A repeat was answered in another way: ${sentence}`),
];

const toRow = (name: string, storm: StormResult): Row => ({
  storm: name,
  answers: storm.operations,
  kills: storm.kills,
  'no answer': storm.unanswered,
  repeats: storm.repeats,
  effects: storm.effects,
  transfers: storm.audit.transfers,
  seconds: storm.seconds.toFixed(0),
  'per second': Math.round(storm.operations / storm.seconds),
  faults: listFaults(storm).length,
});
const toCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** `npm run bench -- kills`: the storm, and the same with nodes that forget transactions. */
export const measureKills = async (): Promise<string> => {
  const storm = await runStorm({ operations, mostSeconds });
  const control = await runStorm({ operations: ofControl, answersPerKill: 100, fault: 'no-transactions' });
  const faults = listFaults(storm);
  if (faults.length > 0 || listFaults(control).length === 0) process.exitCode = 1;
  return [
    drawTable('Random operations over 3 processes that are killed (SIGKILL) all the time, then the ledger', [
      toRow('as it is', storm),
      toRow('control: without transactions', control),
    ]),
    `  Went well: ${toCounts(storm.done)}`,
    `  Refused: ${toCounts(storm.refused)}`,
    `  Found: ${faults.join('; ') || 'nothing'}`,
    `  Found in the control: ${listFaults(control).slice(0, 6).join('; ')}`,
  ].join('\n');
};
