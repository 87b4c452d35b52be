import { formatWait } from './format.ts';
import type { Move } from './move.ts';

/** A move in few words, as the trace lists it. */
export function describeMove(move: Move): string {
  if (move.do === 'send') return move.event.type;
  if (move.do === 'advance') return `+${formatWait(move.ms)}`;
  if (move.do === 'switch') return `${move.chaos} ${move.on ? 'on' : 'off'}`;
  const delay = move.afterMs === undefined ? '' : ` after ${formatWait(move.afterMs)}`;
  return `${move.service}: ${move.outcome}${delay}${move.late === true ? ', too late' : ''}`;
}
