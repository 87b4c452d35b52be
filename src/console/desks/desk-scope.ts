import type { Desk, DeskCalls, DeskState } from '../../protocol/desks/define-desk.ts';
import type { ProposalWork } from '../proposals/pending-proposal.tsx';

/** What every part of a desk's screen is about. */
export interface DeskScope {
  readonly desk: Desk;
  readonly calls: DeskCalls;
  readonly state: DeskState;
  readonly work: ProposalWork;
}
