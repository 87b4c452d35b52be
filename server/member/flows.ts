import { createFlowRunner, type FlowRunner } from '../flows/flow-runner.ts';
import type { MemberDeps } from '../platform/deps.ts';
import { receiptFlow, receiptMachine } from './withdrawals/receipt-flow.ts';

/** The flows that the platform keeps: one line for each machine. */
export const createMemberFlows = ({ clock, merchant }: Pick<MemberDeps, 'clock' | 'merchant'>): FlowRunner =>
  createFlowRunner({ clock, merchant, flows: { [receiptMachine]: receiptFlow } });
