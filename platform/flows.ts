import { createFlowRunner, type FlowRunner } from '../server/flows/flow-runner.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import { receiptFlow, receiptMachine } from './money/withdrawals/receipt-flow.ts';

/** The flows that the platform keeps: one line for each machine. */
export const createMemberFlows = ({ clock, merchant }: Pick<MemberDeps, 'clock' | 'merchant'>): FlowRunner =>
  createFlowRunner({ clock, merchant, flows: { [receiptMachine]: receiptFlow } });
