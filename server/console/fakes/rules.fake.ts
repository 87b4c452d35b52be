import type {
  ContractRules,
  RulesCalls,
  TransferRules,
  WithdrawalRules,
} from '../../../src/protocol/calls/rules.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { RulesState } from '../../../src/protocol/release/proposal.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import { now, throwUnknown, undecided } from './proposals.fake.ts';

export const sampleWithdrawalRules: WithdrawalRules = {
  minimum: '100.00',
  maximum: '50000.00',
  fee: '0.00',
  perDay: 5,
  receiptMinutes: 30,
  mayCancel: false,
  secondPersonFrom: '10000.00',
};
export const sampleTransferRules: TransferRules = {
  toUpline: true,
  toDownline: false,
  minimum: '100.00',
  maximum: '20000.00',
  dailyMost: '50000.00',
};
export const sampleContractRules: ContractRules = {
  betsDividend: '1000.00',
  betsDaily: '1000.00',
  betsHourly: '100.00',
  betsRealTime: '20.00',
  depositsDividend: '0.00',
  depositsDaily: '0.00',
  depositsHourly: '0.00',
  depositsRealTime: '0.00',
  carriesOver: true,
};

/** Rules that one proposal may change; an amount `x` is refused at its field. */
export function createRulesFake<Rules extends object>(live: Rules): Answers<RulesCalls<Rules>> {
  const unchanged = { changedBy: null, changedAt: null };
  let state: RulesState<Rules> = { live, currency: 'PHP', ...unchanged, waiting: null, past: [] };
  const read = async () => state;
  return {
    read,
    propose: answerAfter(
      async ({ rules, note, by }: { readonly rules: Rules; readonly note: string; readonly by: string }) => {
        const wrong = Object.entries(rules).flatMap(([name, value]) => (value === 'x' ? [name] : []));
        const fields = Object.fromEntries(wrong.map((name) => [name, 'amount.invalid']));
        if (wrong.length > 0)
          throw new AppError({ status: 400, code: 'form.invalid', message: 'no', fields });
        state = {
          ...state,
          waiting: { id: '1', rules, note, ...undecided, proposedBy: by, proposedAt: now },
        };
      },
      read,
    ),
    ...answerEndings(async ({ state: verdict, reason, by }) => {
      const { waiting } = state;
      if (waiting === null) return throwUnknown('rules.unknown');
      const decided = { ...waiting, state: verdict, reason, decidedBy: by, decidedAt: now };
      const next = verdict === 'approved' ? waiting.rules : state.live;
      state = { ...state, live: next, waiting: null, past: [decided] };
    }, read),
  };
}
