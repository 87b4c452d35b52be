import {
  contractAmounts,
  contractRules,
  type ContractAmount,
  type ContractRules,
} from '../../protocol/calls/rules.ts';
import type { RulesState } from '../../protocol/release/proposal.ts';
import { useCall } from '../http/use-call.ts';
import { RulesForm, type RulesField } from '../rules/rules-form.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { Loaded, Screen } from '../ui/screen.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { contractRulesMessages as words } from './contract-rules-messages.ts';

const fields: readonly RulesField<ContractAmount>[] = contractAmounts.map((name) => ({
  name,
  kind: 'amount',
}));

function ContractRulesForm(props: { readonly live: ContractRules; readonly onClose: () => void }) {
  const { carriesOver, ...texts } = props.live;
  return (
    <RulesForm
      calls={contractRules}
      names={words.names}
      fields={fields}
      flags={['carriesOver']}
      live={{ texts, flags: { carriesOver } }}
      readRules={({ texts: typed, flags }): ContractRules => ({
        ...(Object.fromEntries(contractAmounts.map((name) => [name, typed[name].trim()])) as typeof typed),
        carriesOver: flags.carriesOver,
      })}
      sayFault={() => words.amountFault}
      onClose={props.onClose}
    />
  );
}

function Rules({ state }: { readonly state: RulesState<ContractRules> }) {
  return (
    <RulesPanel
      calls={contractRules}
      words={words}
      state={state}
      renderForm={(onClose) => <ContractRulesForm live={state.live} onClose={onClose} />}
    />
  );
}

/** Which downline is active: proposed by one person and approved by another. */
export function ContractRulesPage() {
  const rules = useCall(contractRules.read, {}, { every: 10_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <AgentTabs />
      <Loaded query={rules}>{(state) => <Rules state={state} />}</Loaded>
    </Screen>
  );
}
