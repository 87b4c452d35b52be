import { areas } from '../../src/protocol/calls/areas.fake.ts';
import type { SourceFile } from '../../tests/law/list-sources.ts';
import { drawTable } from '../table.ts';
import { countLines } from './count-lines.ts';

/** Calls that there were when the goal of 5,000 lines was set. */
const callsThen = 156;

const isFake = (path: string): boolean => /\.fake\.tsx?$/.test(path);
const isProof = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
/** What is there for desks alone: their calls follow from a definition of a table. */
const isOfDesks = (path: string): boolean => /\/desks?(\.fake)?\.ts$|\/desks\//.test(path);

/**
 * Where a call of the console is written besides what answers it and the screen that sends it: today, and in the
 * checkout of commit `f8e5ca14`, where a call stood in a type, a schema, a route, an interface, a client and two fakes.
 */
const layers: Readonly<Record<string, RegExp>> = {
  definition: /^src\/protocol\/(calls\/|console\/|console-)/,
  registration:
    /^server\/console\/((register-calls|routes|deps|agents|availability|fraud|games|jackpots|lottery|members|money|notices|offers|receiving|reviews|rules|settlements|vendors|withdrawals|authenticator-resets|submissions)\.ts$|.*(-routes|schemas)\.ts$)/,
  client: /^src\/console\/http\//,
};
const fakes = /^(server\/console|src\/console\/http|src\/protocol\/calls|src\/protocol\/console)/;
/** Consoles of tests over a real database: they say nothing of a call. */
const rigs =
  /^server\/console\/(fakes\/(second-person-rig|proposal-rows)|factors\/console-factors)\.fake\.ts$/;
/** Handlers of the console itself; others are in the areas of the platform. */
const handlers = /^server\/console\/(.*\/)?(answers\/.*|[a-z-]+-answers)\.ts$/;

export interface CallLayers {
  /** Calls that are not made from a desk. */
  readonly calls: number;
  readonly lines: Readonly<Record<string, number>>;
  /** Of all layers, but for handlers and rigs. */
  readonly total: number;
}

const countCalls = (): number =>
  Object.entries(areas)
    .filter(([name]) => !name.startsWith('desk '))
    .reduce((total, [, calls]) => total + Object.keys(calls).length, 0);

/** Lines of the layers that a call of the console goes through, without desks; `calls` for an older checkout. */
export const countCallLayers = (sources: readonly SourceFile[], calls = countCalls()): CallLayers => {
  const written = sources.filter(({ path }) => !isProof(path) && !isOfDesks(path));
  const sum = (isOf: (path: string) => boolean): number =>
    written.filter(({ path }) => isOf(path)).reduce((total, { text }) => total + countLines(text), 0);
  const counted = {
    ...Object.fromEntries(
      Object.entries(layers).map(([name, like]) => [name, sum((path) => like.test(path) && !isFake(path))]),
    ),
    fakes: sum((path) => fakes.test(path) && isFake(path) && !rigs.test(path)),
  };
  const total = Object.values<number>(counted).reduce((all, lines) => all + lines, 0);
  const apart = { handlers: sum((path) => handlers.test(path)), rigs: sum((path) => rigs.test(path)) };
  return { calls, lines: { ...counted, ...apart }, total };
};

/** What a call of the console costs in layers, and what today's would be for as many calls as there were. */
export const drawCallLayers = (sources: readonly SourceFile[], isOlder: boolean): string => {
  const { calls, lines, total } = countCallLayers(sources, isOlder ? callsThen : countCalls());
  const rowOf = (layer: string, amount: number) => ({
    layer,
    lines: amount,
    'a call': Number((amount / calls).toFixed(1)),
    [`for ${callsThen}`]: Math.round((amount / calls) * callsThen),
  });
  const { handlers: ofHandlers = 0, rigs: ofRigs = 0, ...rest } = lines;
  return drawTable(`Layers of the ${calls} calls of the console that are not desks’`, [
    ...Object.entries(rest).map(([layer, amount]) => rowOf(layer, amount)),
    rowOf('all', total),
    rowOf('handlers (apart)', ofHandlers),
    rowOf('rigs of tests (apart)', ofRigs),
  ]);
};
