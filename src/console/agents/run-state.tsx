import { Badge } from '@chakra-ui/react';
import type { LineState, RunName, RunState } from '../../protocol/calls/settlements.ts';
import { showMoment } from '../ui/zone-time.ts';
import { settlementMessages as words } from './settlement-messages.ts';

const palettes: Readonly<Record<RunState | LineState, string>> = {
  nothing: 'gray',
  due: 'blue',
  pending: 'blue',
  paying: 'blue',
  withheld: 'orange',
  released: 'blue',
  paid: 'green',
};
export function RunBadge({ state }: { readonly state: RunState }) {
  return <Badge colorPalette={palettes[state]}>{words.states[state]}</Badge>;
}
export function LineBadge({ state }: { readonly state: LineState }) {
  return <Badge colorPalette={palettes[state]}>{words.line.states[state]}</Badge>;
}
/** The day of a run, or the moment at which its hour or tick ended. */
export const nameRun = ({ slot }: Pick<RunName, 'slot'>): string =>
  slot.includes('-') ? slot : showMoment(new Date(Number(slot)).toISOString());
