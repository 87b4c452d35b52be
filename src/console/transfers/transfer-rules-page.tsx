import { transferRules, type TransferRules } from '../../protocol/calls/rules.ts';
import type { RulesState } from '../../protocol/release/proposal.ts';
import { useCall } from '../http/use-call.ts';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { RulesForm, type RulesField } from '../rules/rules-form.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { Loaded, Screen } from '../ui/screen.tsx';
import { transferMessages as words } from './transfer-messages.ts';

const fields: readonly RulesField<'minimum' | 'maximum' | 'dailyMost'>[] = [
  { name: 'minimum', kind: 'amount' },
  { name: 'maximum', kind: 'amount' },
  { name: 'dailyMost', kind: 'amount', hint: words.dailyHint },
];

function TransferRulesForm(props: { readonly live: TransferRules; readonly onClose: () => void }) {
  const { toUpline, toDownline, ...texts } = props.live;
  return (
    <RulesForm
      calls={transferRules}
      names={words.names}
      fields={fields}
      flags={['toUpline', 'toDownline']}
      live={{ texts, flags: { toUpline, toDownline } }}
      readRules={({ texts: { minimum, maximum, dailyMost }, flags }): TransferRules => ({
        toUpline: flags.toUpline,
        toDownline: flags.toDownline,
        minimum: minimum.trim(),
        maximum: maximum.trim(),
        dailyMost: dailyMost.trim(),
      })}
      sayFault={(name, code) => words.faults[name]?.[code] ?? words.amountFault}
      onClose={props.onClose}
    />
  );
}

function Rules({ state }: { readonly state: RulesState<TransferRules> }) {
  return (
    <RulesPanel
      calls={transferRules}
      words={words}
      state={state}
      renderForm={(onClose) => <TransferRulesForm live={state.live} onClose={onClose} />}
    />
  );
}

/** Who may send money to whom: proposed by one person and approved by another. */
export function TransferRulesPage() {
  const rules = useCall(transferRules.read, {}, { every: 10_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <RequestTabs />
      <Loaded query={rules}>{(state) => <Rules state={state} />}</Loaded>
    </Screen>
  );
}
