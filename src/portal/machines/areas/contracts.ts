import type { Api } from '../../../api/create-api.ts';
import type {
  ContractsOfferManyRequest,
  ContractsOfferRequest,
} from '../../../protocol/generated/wire-types.ts';
import { leadsToEnd, type Contract, type ContractStep } from '../../../machines/contract/contract.context.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { findOwnContract, isContractKind } from '../../contracts-of-member.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

const noContract: Contract = {
  id: '',
  status: 'none',
  version: 0,
  period: 'M',
  tiers: [],
  ownRate: '0.00',
  currency: '',
  endsDownline: false,
  endsBelow: 0,
  askedBy: null,
  endReason: '',
  partner: '',
};
type Answer = 'A' | 'R' | 'V' | 'C' | 'W';
const answers: Readonly<Record<Exclude<ContractStep, 'offer'>, Answer>> = {
  accept: 'A',
  reject: 'R',
  requestEnd: 'V',
  agreeEnd: 'C',
  declineEnd: 'A',
  takeBackEnd: 'W',
};
/** What an answer leaves a contract at. */
const standingAfter = (answer: Answer): Contract['status'] => (answer === 'W' ? 'A' : answer);

/** What the flow gives to the step, as the calls take it. */
interface Step {
  readonly kind: ContractsOfferRequest['kind'];
  readonly product: ContractsOfferRequest['product'];
  readonly account: string;
  readonly id: string;
  readonly version: number;
  readonly endsDownline: boolean;
  readonly endsBelow: number;
  readonly step: ContractStep;
  readonly reason: string;
  readonly period: ContractsOfferRequest['period'];
  readonly tiers: ContractsOfferRequest['tiers'];
}

/** The number of downline contracts that end too, as the person saw it before confirming. */
const toldOfEnd = ({ step, endsBelow }: Step) => (leadsToEnd(step) ? { endsBelow } : {});
const saidWhy = ({ reason }: Step) => (reason === '' ? {} : { reason });

/** The downline's answer, by the call of its kind (wire contract A7). */
async function sendAnswer(api: Api, step: Step, signal: AbortSignal): Promise<Answer> {
  const { kind, product, id, version, endsDownline } = step;
  const wireStep = step.step === 'offer' ? 'accept' : step.step;
  // Platforms of hourly salary take A for agreement: declining is R there.
  const status = kind === 'hourly' && wireStep === 'declineEnd' ? 'R' : answers[wireStep];
  const consequence =
    wireStep === 'accept'
      ? { downlineHigherRate: endsDownline ? ('Y' as const) : ('N' as const) }
      : toldOfEnd(step);
  const answer = { status, version, ...consequence, ...saidWhy(step) };
  if (kind === 'dividend') await api['contracts.answerDividend']({ type: product, ...answer }, { signal });
  else if (kind === 'daily') await api['contracts.answerDaily']({ id, ...answer }, { signal });
  else if (kind === 'hourly') await api['contracts.answerHourly']({ contractId: id, ...answer }, { signal });
  else await api['contracts.answerRealTime']({ id, ...answer }, { signal });
  return answers[wireStep];
}

async function stepAsDownline(api: Api, step: Step, signal: AbortSignal): Promise<Contract> {
  const answer = await sendAnswer(api, step, signal);
  const contract = await findOwnContract(api, step, signal);
  // A platform need not list ended contracts: then the answer has the state.
  return contract ?? { ...noContract, id: step.id, version: step.version, status: standingAfter(answer) };
}

async function stepAsUpline(api: Api, step: Step, signal: AbortSignal): Promise<Contract> {
  const { kind, product, account, version, period, tiers } = step;
  const which = { kind, product, account, version };
  if (step.step === 'offer') return api['contracts.offer']({ ...which, period, tiers }, { signal });
  const status = answers[step.step];
  if (status === 'R') throw new Error(`expects a step of the upline, got ${step.step}`);
  return api['contracts.end']({ ...which, status, ...toldOfEnd(step), ...saidWhy(step) }, { signal });
}

/**
 * Offers to several accounts. Whatever went wrong, the same order is sent again with its own key: what was
 * offered before is answered from there, and no account gets an offer twice.
 */
const createOfferSender = (api: Api, newId: () => string) => {
  const withKey = createIdempotencyKeys(newId, () => true);
  return (input: JsonObject, signal: AbortSignal) =>
    withKey(input, (idempotencyKey) =>
      // The flow's contract says the same, and its tests hold the flow to it.
      api['contracts.offerMany'](input as unknown as ContractsOfferManyRequest, { signal, idempotencyKey }),
    );
};

/** Rate contracts, from both sides. */
export const contractsArea: Area = {
  services: ({ api, newId, runtime }) => ({
    loadLine: (input, signal) =>
      api.callOperation(
        'contracts.directLine',
        { kind: textOf(input['kind']), product: textOf(input['product']), page: input['page'] ?? 1 },
        { signal },
      ),
    sendOffers: createOfferSender(api, newId),
    loadContract: async (input: JsonObject, signal) => {
      const which = { kind: textOf(input['kind']), product: textOf(input['product']) };
      // The server would refuse it for a downline, and is not asked for the member's own.
      if (!isContractKind(which.kind))
        throw Object.assign(new Error('no such kind'), { code: 'request_param_err' });
      const contract =
        input['side'] === 'upline'
          ? await api.callOperation(
              'contracts.read',
              { ...which, account: textOf(input['account']) },
              { signal },
            )
          : ((await findOwnContract(api, which, signal)) ?? noContract);
      // The other side may have asked for the end and withdrawn that since: the contract is as it was, and its
      // history is longer.
      runtime.data.reload(['contracts.history']);
      return contract;
    },
    processContract: (input: JsonObject, signal) => {
      // The flow's contract says the same, and its tests hold the flow to it.
      const step = input as unknown as Step;
      return input['side'] === 'upline' ? stepAsUpline(api, step, signal) : stepAsDownline(api, step, signal);
    },
  }),
};
