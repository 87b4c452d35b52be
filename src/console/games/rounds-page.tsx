import { Badge, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { subtractMoney } from '../../protocol/money/money.ts';
import { roundFilters, rounds as calls, type RoundLine, type RoundPage } from '../../protocol/calls/games.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { forget, useCall, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Fact } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { LedgerReference } from '../ui/ledger-reference.tsx';
import { choiceFilter, searchFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { LineButton, PanelLine } from '../ui/lists/panel-line.tsx';
import { Note } from '../ui/note.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { GameTabs } from './game-tabs.tsx';
import { gameMessages } from './game-messages.ts';

const words = gameMessages.rounds;
const palettes = { open: 'blue', settled: 'green', refunded: 'orange', void: 'gray', held: 'red' } as const;

function Sums({ page }: { readonly page: RoundPage }) {
  const show = (amount: string): string => showMoney(amount, page.currency);
  return (
    <Flex as="dl" margin="0" gap="8" wrap="wrap" aria-label={words.sums}>
      <Fact name={words.staked} isStrong>
        {show(page.staked)}
      </Fact>
      <Fact name={words.won} isStrong>
        {show(page.won)}
      </Fact>
      <Fact name={words.net} isStrong>
        {show(subtractMoney(page.staked, page.won, page.currency) ?? '')}
      </Fact>
    </Flex>
  );
}

function Round(props: {
  readonly line: RoundLine;
  readonly mayDecide: boolean;
  readonly onGiveBack: () => void;
}) {
  const { line, mayDecide } = props;
  const { currency, references } = line;
  const isOpen = line.state === 'open';
  return (
    <PanelLine
      title={
        <>
          <bdi>{line.account}</bdi> · {line.game}
        </>
      }
      mark={<Badge colorPalette={palettes[line.state]}>{words.states[line.state]}</Badge>}
      text={
        <>
          <Moment iso={line.openedAt} /> · {line.vendor} · {line.round}
        </>
      }
      amounts={[
        [words.columns.stake, showMoney(line.stake, currency)],
        [words.columns.payout, isOpen ? '–' : showMoney(line.payout, currency)],
      ]}
      action={
        mayDecide ? (
          // As wide where nothing can be done, so that the amounts of all rounds are below each other.
          <Flex display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }} width={{ md: '6rem' }} justify="end">
            {isOpen ? (
              <LineButton aria-label={words.giveBackOne(line.round)} onClick={props.onGiveBack}>
                {words.giveBack}
              </LineButton>
            ) : null}
          </Flex>
        ) : null
      }
    >
      {references.length === 0 ? null : (
        <Flex as="ul" gap="1" columnGap="3" wrap="wrap" listStyleType="none" aria-label={words.references}>
          {references.map((reference) => (
            <Note as="li" key={reference}>
              <LedgerReference reference={reference} />
            </Note>
          ))}
        </Flex>
      )}
    </PanelLine>
  );
}

function GiveBackDialog(props: { readonly line: RoundLine; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const { line, onClose } = props;
  const reload = () => void forget(client, calls.list);
  return (
    <AskReason
      danger
      title={words.giveBackTitle}
      text={words.giveBackText(showMoney(line.stake, line.currency), line.account)}
      confirm={words.giveBack}
      words={gameMessages}
      take={(note) => send(calls.giveBack, { id: line.id, note }).finally(reload)}
      done={words.gaveBack}
      onClose={onClose}
    />
  );
}

/** Rounds of a member, of a game, or of all. */
export function RoundsPage() {
  const mayDecide = useMay('cashier');
  const [asked, setAsked] = useState<RoundLine | null>(null);
  const filters = useFilters({
    search: searchFilter(words.search, '80'),
    filter: choiceFilter({
      label: gameMessages.filter,
      values: roundFilters,
      initial: 'all',
      names: words.filters,
    }),
  });
  const rounds = useCall(calls.list, filters.asked, { every: 5_000, keeps: true });
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        tabs={<GameTabs />}
        notice={<RoleNotice permission="cashier" text={words.mayNot} />}
        file={mayDecide ? { href: hrefOf(calls.export, filters.values), label: words.export } : null}
        words={words}
        icon="check"
        filters={filters}
        list={rounds}
        renderAbove={(page) => (page.rows.length === 0 ? null : <Sums page={page} />)}
      >
        {(line) => (
          <Round key={line.id} line={line} mayDecide={mayDecide} onGiveBack={() => setAsked(line)} />
        )}
      </ListScreen>
      {asked === null ? null : <GiveBackDialog line={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
