import type { MachineContract } from '../../src/protocol/machine/machine-contract.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { sampleEventPayloads } from '../../src/machines/payload-samples.ts';
import type { Move } from '../../src/lab/move.ts';
import type { Simulation } from '../../src/lab/simulation.ts';

/** A repeatable source of chance (mulberry32): the same seed walks the same way. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
export function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('expects something to pick from, got nothing');
  return item;
}

type SendMove = Extract<Move, { readonly do: 'send' }>;
const eventMoves = new WeakMap<MachineContract, readonly SendMove[]>();
/** Every event of the contract with every sample of its payload. */
function listEventMoves({ contract }: Simulation): readonly SendMove[] {
  const known = eventMoves.get(contract);
  if (known !== undefined) return known;
  const { events, internalEvents } = contract;
  const moves = Object.entries({ ...events, ...internalEvents }).flatMap(([type, schema]) =>
    sampleEventPayloads(schema).map((payload): SendMove => {
      const event = { ...payload, type } as { readonly type: string } & JsonObject;
      return { do: 'send', event };
    }),
  );
  eventMoves.set(contract, moves);
  return moves;
}
function listAnswerMoves(simulation: Simulation): readonly Move[] {
  return simulation
    .pending()
    .flatMap(({ service, outcomes }) =>
      outcomes.map(({ name }): Move => ({ do: 'answer', service, outcome: name })),
    );
}
/** One second, and the time to the next timer. */
function listTimeMoves(simulation: Simulation): readonly Move[] {
  const next = simulation.untilNext();
  return next === null
    ? []
    : [
        { do: 'advance', ms: 1_000 },
        { do: 'advance', ms: next },
        { do: 'advance', ms: 60_000 },
      ];
}
export function listMoves(simulation: Simulation): readonly Move[] {
  return [...listEventMoves(simulation), ...listAnswerMoves(simulation), ...listTimeMoves(simulation)];
}

/** One of the moves that the flow accepts. To ask costs most: the moves are asked in a drawn order until one is accepted. */
function pickAccepted(simulation: Simulation, chance: () => number): Move | null {
  const left = [...listEventMoves(simulation)];
  while (left.length > 0) {
    const place = Math.floor(chance() * left.length);
    const [move] = left.splice(place, 1);
    if (move !== undefined && simulation.accepts(move.event)) return move;
  }
  return null;
}

/** A move of a kind drawn first, so that many events do not drown the few answers. */
export function chooseMove(simulation: Simulation, chance: () => number): Move | null {
  const answers = listAnswerMoves(simulation);
  const others = [answers, answers, listTimeMoves(simulation)].filter((moves) => moves.length > 0);
  const kind = Math.floor(chance() * (others.length + 1));
  const accepted = kind === others.length ? pickAccepted(simulation, chance) : null;
  if (accepted !== null) return accepted;
  if (others.length > 0) return pick<Move>(pick<readonly Move[]>(others, chance), chance);
  return pickAccepted(simulation, chance);
}
