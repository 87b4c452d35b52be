import { Badge } from '@chakra-ui/react';
import { fraud, hintKinds, hintStates, type HintState } from '../../protocol/calls/fraud.ts';
import { useCall } from '../http/use-call.ts';
import { choiceFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { hintMessages as words } from './hint-messages.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';

const palettes: Readonly<Record<HintState, string>> = {
  open: 'orange',
  confirmed: 'red',
  dismissed: 'gray',
};
export const HintBadge = ({ state }: { readonly state: HintState }) => (
  <Badge colorPalette={palettes[state]}>{words.states[state]}</Badge>
);

/** What looks like fraud among agents and members, the newest first. */
export function HintsPage() {
  const filters = useFilters({
    kind: choiceFilter({
      label: words.kind,
      values: ['all', ...hintKinds],
      initial: 'all',
      names: words.kinds,
    }),
    state: choiceFilter({
      label: words.state,
      values: ['all', ...hintStates],
      initial: 'open',
      names: words.states,
      width: '44',
    }),
  });
  const hints = useCall(fraud.find, filters.asked, { keeps: true });
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      tabs={<AgentTabs />}
      words={words}
      icon="shield"
      filters={filters}
      file={{ href: hrefOf(fraud.findFile, filters.values) }}
      list={hints}
    >
      {({ id, kind, state, members, facts, foundAt }) => (
        <PanelLine
          key={id}
          to={`/agents/hints/${id}`}
          title={words.open(words.kinds[kind], members.map(({ account }) => account).join(', '))}
          mark={<HintBadge state={state} />}
          text={`${words.facts(facts)} · ${showMoment(foundAt)}`}
        />
      )}
    </ListScreen>
  );
}
