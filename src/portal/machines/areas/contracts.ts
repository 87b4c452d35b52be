import type { Api } from '../../../api/create-api.ts';
import type { FlowContracts } from '../../../machines/generated/catalog.ts';
import { implement } from '../implement.ts';
import type { ContractsOfferRequest } from '../../../protocol/generated/wire-types.ts';
import type { AskOf } from '../../../machines/flow-contract.ts';
import { leadsToEnd, type Contract, type ContractStep } from '../../../machines/contract/contract.context.ts';
import { noContract } from '../../../machines/contract/no-contract.ts';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { findOwnContract, isContractKind } from '../../session/contracts-of-member.ts';

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

type Step = AskOf<FlowContracts['contract'], 'processContract'>;

type Product = ContractsOfferRequest['product'];

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
  if (kind === 'dividend')
    await api['contracts.answerDividend']({ type: product as Product, ...answer }, { signal });
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
  const which = { kind, product: product as Product, account, version };
  if (step.step === 'offer')
    return api['contracts.offer']({ ...which, period, tiers: [...tiers] }, { signal });
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
  return (input: AskOf<FlowContracts['contractOffers'], 'sendOffers'>, signal: AbortSignal) =>
    withKey(input, (idempotencyKey) =>
      api['contracts.offerMany'](
        {
          ...input,
          product: input.product as Product,
          tiers: [...input.tiers],
          accounts: [...input.accounts],
        },
        { signal, idempotencyKey },
      ),
    );
};

/** Rate contracts, from both sides. */
export const contractsArea = implement<'contractOffers' | 'contract'>({
  services: ({ api, newId, runtime }) => ({
    loadLine: ({ kind, product, page }, signal) =>
      api['contracts.directLine']({ kind, product: product as Product, page }, { signal }),
    sendOffers: createOfferSender(api, newId),
    loadContract: async ({ kind, product, side, account }, signal) => {
      // The server would refuse it for a downline, and is not asked for the member's own.
      if (!isContractKind(kind))
        throw Object.assign(new Error('no such kind'), { code: 'request_param_err' });
      const contract =
        side === 'upline'
          ? await api['contracts.read']({ kind, product: product as Product, account }, { signal })
          : ((await findOwnContract(api, { kind, product }, signal)) ?? noContract);
      // The other side may have asked for the end and withdrawn that since: the contract is as it was, and its
      // history is longer.
      runtime.data.reload(['contracts.history']);
      return contract;
    },
    processContract: (step, signal) =>
      step.side === 'upline' ? stepAsUpline(api, step, signal) : stepAsDownline(api, step, signal),
  }),
});
