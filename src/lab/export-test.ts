import type { Move } from './move.ts';
import type { Reading } from './simulation.ts';
import type { Run } from './trace-link.ts';

function writeMove(move: Move): string {
  if (move.do === 'send') return `  lab.send(${JSON.stringify(move.event)});`;
  if (move.do === 'advance') return `  lab.advance(${move.ms});`;
  if (move.do === 'switch' || move.late === true) return `  lab.play(${JSON.stringify(move)});`;
  const delay = move.afterMs === undefined ? '' : `, ${move.afterMs}`;
  return `  lab.answer(${JSON.stringify(move.service)}, ${JSON.stringify(move.outcome)}${delay});`;
}

/** A Vitest file that replays a run and expects what was read at its end. */
export function writeTest({ moves, ...start }: Run, reading: Reading): string {
  return [
    `import { expect, test } from 'vitest';`,
    `import { createSimulation } from '../../src/lab/simulation.ts';`,
    ``,
    `test(${JSON.stringify(`${start.machine} comes to ${reading.state}`)}, () => {`,
    `  const lab = createSimulation(${JSON.stringify(start)});`,
    ...moves.map(writeMove),
    `  expect(lab.read()).toEqual(${JSON.stringify(reading, null, 2).replaceAll('\n', '\n  ')});`,
    `});`,
    ``,
  ].join('\n');
}
