import type { DeskFault } from '../../protocol/desks/desk-faults.ts';
import { deskMessages as words } from './desk-messages.ts';

const isFault = (code: string): code is DeskFault => Object.hasOwn(words.faults, code);
/** The sentence for a fault; the first one of the list for a code that this console does not know. */
export const describeFault = (code: string): string =>
  isFault(code) ? words.faults[code] : words.faults['text.invalid'];
