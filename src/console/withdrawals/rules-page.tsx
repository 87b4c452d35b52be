import { withdrawalRules, type WithdrawalRules } from '../../protocol/calls/rules.ts';
import type { RulesState } from '../../protocol/release/proposal.ts';
import { useCall } from '../http/use-call.ts';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { RulesForm, type RulesField } from '../rules/rules-form.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { Loaded, Screen } from '../ui/screen.tsx';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.rules;
const fields: readonly RulesField<Exclude<keyof WithdrawalRules, 'mayCancel'>>[] = [
  { name: 'minimum', kind: 'amount' },
  { name: 'maximum', kind: 'amount' },
  { name: 'fee', kind: 'amount' },
  { name: 'perDay', kind: 'count', hint: words.perDayHint },
  { name: 'receiptMinutes', kind: 'count', hint: words.minutesHint },
  { name: 'secondPersonFrom', kind: 'amount', hint: words.secondPersonHint, isOptional: true },
];

function WithdrawalRulesForm(props: { readonly live: WithdrawalRules; readonly onClose: () => void }) {
  const { minimum, maximum, fee, ...live } = props.live;
  const counts = { perDay: String(live.perDay), receiptMinutes: String(live.receiptMinutes) };
  return (
    <RulesForm
      calls={withdrawalRules}
      names={words.names}
      fields={fields}
      flags={['mayCancel']}
      live={{
        texts: { minimum, maximum, fee, ...counts, secondPersonFrom: live.secondPersonFrom ?? '' },
        flags: { mayCancel: live.mayCancel },
      }}
      readRules={({ texts, flags }): WithdrawalRules => ({
        minimum: texts.minimum.trim(),
        maximum: texts.maximum.trim(),
        fee: texts.fee.trim(),
        perDay: Number(texts.perDay),
        receiptMinutes: Number(texts.receiptMinutes),
        mayCancel: flags.mayCancel,
        secondPersonFrom: texts.secondPersonFrom.trim() || null,
      })}
      sayFault={(_name, code) => words.faults[code] ?? words.amountFault}
      onClose={props.onClose}
    />
  );
}

function Rules({ state }: { readonly state: RulesState<WithdrawalRules> }) {
  return (
    <RulesPanel
      calls={withdrawalRules}
      words={words}
      state={state}
      renderForm={(onClose) => <WithdrawalRulesForm live={state.live} onClose={onClose} />}
    />
  );
}

/** How much, how often and how long: proposed by one person and approved by another. */
export function RulesPage() {
  const rules = useCall(withdrawalRules.read, {}, { every: 10_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <RequestTabs />
      <Loaded query={rules}>{(state) => <Rules state={state} />}</Loaded>
    </Screen>
  );
}
