import type { Result } from '../protocol/release/issue.ts';
import type { JsonObject } from '../protocol/json/json.ts';
import { packForAddress, unpackFromAddress } from '../protocol/machine/run-link.ts';
import { machineCatalog } from '../machines/generated/catalog.ts';
import { chaosSwitches } from './chaos.ts';
import { listFamily } from './family.ts';
import type { Move } from './move.ts';
import type { SimulationStart, StoredRun } from './simulation.ts';
import { createStandIns } from './stand-ins.ts';
import { isJsonObject } from '../protocol/json/json-patches.ts';

/** All of a run: where it began and what was done. It replays to the same end. */
export interface Run extends SimulationStart {
  readonly moves: readonly Move[];
}

function isMove(value: unknown): value is Move {
  if (!isJsonObject(value)) return false;
  if (value['do'] === 'send')
    return isJsonObject(value['event']) && typeof value['event']['type'] === 'string';
  if (value['do'] === 'answer') {
    const { service, outcome, afterMs, late } = value;
    const isDelay = afterMs === undefined || (typeof afterMs === 'number' && afterMs >= 0);
    const isLate = late === undefined || late === true;
    return typeof service === 'string' && typeof outcome === 'string' && isDelay && isLate;
  }
  if (value['do'] === 'switch') {
    const { chaos, on } = value;
    return chaosSwitches.some((name) => name === chaos) && typeof on === 'boolean';
  }
  return (
    value['do'] === 'advance' &&
    typeof value['ms'] === 'number' &&
    value['ms'] >= 0 &&
    value['ms'] <= 86_400_000
  );
}
function isStoredRun(value: unknown): value is JsonObject & StoredRun {
  return isJsonObject(value) && typeof value['now'] === 'number' && isJsonObject(value['snapshot']);
}

/** A run with marks for its secrets, no matter who wrote it. */
function hideSecrets({ input, moves, ...rest }: Run): Run {
  const contract = machineCatalog[rest.machine]?.contract;
  // A run of an unknown machine cannot be played: playing it reports the error.
  if (contract === undefined) return { ...rest, ...(input === undefined ? {} : { input }), moves };
  const { hide } = createStandIns(listFamily(contract));
  const events = { ...contract.events, ...contract.internalEvents };
  return {
    ...rest,
    ...(input === undefined ? {} : { input: hide(input, contract.input) }),
    moves: moves.map((move) =>
      move.do === 'send' ? { ...move, event: hide(move.event, events[move.event.type]) } : move,
    ),
  };
}

/** Reads what someone pasted or linked to: nothing of it is trusted, and no secret of it is kept. */
export function readRun(value: unknown): Result<Run, string> {
  if (!isJsonObject(value) || typeof value['machine'] !== 'string')
    return { ok: false, error: 'no machine is named' };
  const { machine, input, stored, moves } = value;
  if (input !== undefined && !isJsonObject(input))
    return { ok: false, error: 'the settings are not an object' };
  if (stored !== undefined && !isStoredRun(stored))
    return { ok: false, error: 'the snapshot is not one of the lab' };
  if (!Array.isArray(moves) || !moves.every(isMove)) return { ok: false, error: 'a move cannot be read' };
  const run: Run = {
    machine,
    moves,
    ...(input === undefined ? {} : { input }),
    ...(stored === undefined ? {} : { stored }),
  };
  return { ok: true, value: hideSecrets(run) };
}

/** A run as the part of an address after `#`. */
export function encodeRun(run: Run): string {
  return packForAddress(run);
}
export function decodeRun(text: string): Result<Run, string> {
  try {
    return readRun(unpackFromAddress(text));
  } catch {
    // Addresses get cut in chats and mails: that is for the reader to know, not for a stack trace.
    return { ok: false, error: 'the address does not hold a whole trace' };
  }
}
