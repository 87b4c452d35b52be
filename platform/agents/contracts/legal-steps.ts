import { initialTransition, transition } from 'xstate';
import type {
  ContractSide,
  ContractStatus,
  ContractStep,
} from '../../../src/machines/contract/contract.context.ts';
import { noContract } from '../../../src/machines/contract/no-contract.ts';
import { contractMachine } from '../../../src/machines/contract/contract.machine.ts';

/** The event by which a person begins each step in the flow. */
const eventOf = {
  offer: 'offer.begin',
  accept: 'offer.accept',
  reject: 'offer.reject',
  requestEnd: 'end.request',
  agreeEnd: 'end.agree',
  declineEnd: 'end.decline',
  takeBackEnd: 'end.takeBack',
} as const satisfies Readonly<Record<ContractStep, string>>;

export interface Standing {
  readonly status: ContractStatus;
  readonly askedBy: ContractSide | null;
}

/**
 * Whether a side may take a step in this state of a contract. The flow itself decides: the machine that runs
 * in the browser is put into the state that it would load, and asked. Nothing is run, no timer and no call.
 */
export function isLegalStep(side: ContractSide, { status, askedBy }: Standing, step: ContractStep): boolean {
  const input = { kind: 'dividend', product: 'CONS', side, account: '' } as const;
  const output = { ...noContract, status, version: 1, askedBy };
  const [loading] = initialTransition(contractMachine, input);
  const loaded = { type: 'xstate.done.actor.loadContract', output } as never;
  const [standing] = transition(contractMachine, loading, loaded);
  return standing.can({ type: eventOf[step] });
}
