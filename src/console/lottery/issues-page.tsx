import { Badge } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { issueFilters, lottery, type IssueLine, type IssueState } from '../../protocol/calls/lottery.ts';
import { GameTabs } from '../games/game-tabs.tsx';
import { useCall } from '../http/use-call.ts';
import { choiceFilter, dayFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { Note } from '../ui/note.tsx';
import { showMoment, showTime } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { lotteryMessages } from './lottery-messages.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';

const words = lotteryMessages.list;
const palettes: Readonly<Record<IssueState, string>> = {
  planned: 'gray',
  onSale: 'blue',
  closed: 'orange',
  held: 'red',
  drawn: 'green',
  void: 'gray',
};

export function StateBadge({ state }: { readonly state: IssueState }) {
  return <Badge colorPalette={palettes[state]}>{words.states[state]}</Badge>;
}

function Issue({ line, currency }: { readonly line: IssueLine; readonly currency: string }) {
  const { id, numero, state, tickets, numbers } = line;
  return (
    <PanelLine
      to={`/games/lottery/issues/${id}`}
      title={numero}
      label={words.open(numero)}
      mark={<StateBadge state={state} />}
      text={
        <>
          {words.sale} {showMoment(line.opensAt)} – {showTime(line.closesAt)} · {words.draw}{' '}
          {showTime(line.drawsAt)}
        </>
      }
      amounts={[
        [lotteryMessages.sold, showMoney(line.sold, currency)],
        [lotteryMessages.paid, showMoney(line.paid, currency)],
        [lotteryMessages.refunded, showMoney(line.refunded, currency)],
      ]}
    >
      <Note>
        {lotteryMessages.tickets(tickets)}
        {numbers.length === 0 ? null : (
          <>
            {` · ${words.result} `}
            <bdi>{numbers.join(' ')}</bdi>
          </>
        )}
      </Note>
    </PanelLine>
  );
}

/** Issues of one game, by day and state. */
export function IssuesPage() {
  const { game = '' } = useParams();
  const games = useCall(lottery.games, {}, { every: 15_000 }).data?.games ?? [];
  const filters = useFilters({
    day: dayFilter(words.day),
    filter: choiceFilter({
      label: words.filter,
      values: issueFilters,
      initial: 'all',
      names: words.filters,
      width: '44',
    }),
    money: choiceFilter({
      label: words.money,
      values: ['real', 'play'],
      initial: 'real',
      names: words.moneys,
      width: '44',
    }),
  });
  const issues = useCall(lottery.issues, { game, ...filters.asked }, { every: 10_000, keeps: true });
  return (
    <ListScreen
      title={words.title(games.find(({ code }) => code === game)?.name ?? game)}
      lead={words.lead}
      tabs={<GameTabs />}
      back={{ to: '/games/lottery', label: lotteryMessages.back }}
      words={words}
      icon="search"
      filters={filters}
      file={{ href: hrefOf(lottery.issuesFile, { game, ...filters.values }) }}
      list={issues}
    >
      {(line, { currency }) => <Issue key={line.id} line={line} currency={currency} />}
    </ListScreen>
  );
}
