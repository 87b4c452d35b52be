import { Badge, Stack } from '@chakra-ui/react';
import { memberFile, type DepositLine } from '../../../protocol/calls/member-file.ts';
import { usePermission } from '../../http/queries.ts';
import { useCall } from '../../http/use-call.ts';
import { Moment } from '../../ui/fields/moment.tsx';
import { LedgerReference } from '../../ui/ledger-reference.tsx';
import { PanelLine } from '../../ui/lists/panel-line.tsx';
import { Section } from '../../ui/section.tsx';
import { showMoney } from '../../withdrawals/money.ts';
import { StatusBadges } from '../../withdrawals/status-badges.tsx';
import { FileList, useBefore } from './file-list.tsx';
import { fileMessages as words } from './file-messages.ts';
import { Listed } from './listed.tsx';

interface TabProps {
  readonly id: string;
}
const depositTones: Readonly<Record<DepositLine['status'], string>> = {
  waiting: 'blue',
  underReview: 'orange',
  paid: 'green',
  expired: 'gray',
  failed: 'red',
  cancelled: 'gray',
  held: 'orange',
};

/** Others are wallets of vendors. */
const mainWallet = 1;

/** Every movement of the member's wallets. */
export function LedgerTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.ledger, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.ledger}>
      {(row, { currency }) => (
        <PanelLine
          key={row.id}
          title={<LedgerReference reference={row.reference} />}
          text={
            <>
              <Moment iso={row.at} /> · {words.ledger.kinds[row.kind]}
              {row.wallet === mainWallet ? '' : ` · ${words.money.wallet(row.wallet)}`}
            </>
          }
          amounts={[
            [words.amount, showMoney(row.amount, currency)],
            [words.balanceAfter, showMoney(row.balance, currency)],
          ]}
        />
      )}
    </FileList>
  );
}

export function DepositsTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.deposits, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.deposits}>
      {(row, { currency }) => (
        <PanelLine
          key={row.id}
          title={<bdi>{row.reference}</bdi>}
          mark={
            <Badge size="sm" colorPalette={depositTones[row.status]}>
              {words.deposits.statuses[row.status]}
            </Badge>
          }
          text={
            <>
              <Moment iso={row.at} /> · <bdi>{row.method}</bdi>
              {row.reason === '' ? null : (
                <>
                  {' '}
                  · <bdi>{row.reason}</bdi>
                </>
              )}
            </>
          }
          amounts={[
            [words.amount, showMoney(row.amount, currency)],
            [words.fee, showMoney(row.fee, currency)],
            [words.credited, row.credited === null ? words.notYet : showMoney(row.credited, currency)],
          ]}
        />
      )}
    </FileList>
  );
}

export function WithdrawalsTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.withdrawals, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.withdrawals}>
      {(row, { currency }) => (
        <PanelLine
          key={row.id}
          title={words.withdrawals.title(row.id)}
          to={`/requests/withdrawals/${row.id}`}
          mark={<StatusBadges line={row} />}
          text={
            <>
              <Moment iso={row.at} /> · <bdi>{row.provider}</bdi> <bdi dir="ltr">{row.maskedNumber}</bdi>
              {row.paymentReference === '' ? null : (
                <>
                  {' '}
                  · <bdi>{words.withdrawals.payment(row.paymentReference)}</bdi>
                </>
              )}
            </>
          }
          amounts={[
            [words.amount, showMoney(row.amount, currency)],
            [words.fee, showMoney(row.fee, currency)],
          ]}
        />
      )}
    </FileList>
  );
}

/** Rounds of games, bets on events and lottery tickets. */
export function BetsTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.bets, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.bets}>
      {(row, { currency }) => {
        const isRound = row.id.startsWith('r');
        return (
          <PanelLine
            key={row.id}
            title={<bdi>{isRound ? words.bets.round(row.number) : words.bets.ticket(row.number)}</bdi>}
            {...(isRound ? { to: `/games/rounds?filter=all&search=${encodeURIComponent(row.number)}` } : {})}
            mark={<Badge size="sm">{words.bets.states[row.state]}</Badge>}
            text={
              <>
                <Moment iso={row.at} /> · <bdi>{row.game}</bdi>
              </>
            }
            amounts={[
              [words.stake, showMoney(row.stake, currency)],
              [words.payout, showMoney(row.payout, currency)],
            ]}
          />
        );
      }}
    </FileList>
  );
}

function Rewards({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.rewards, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.rewards}>
      {(row, { currency }) => (
        <PanelLine
          key={row.id}
          title={<bdi>{row.title}</bdi>}
          mark={
            <Badge size="sm" colorPalette={row.claimedAt === null ? 'gray' : 'green'}>
              {row.claimedAt === null ? words.rewards.open : words.rewards.claimed}
            </Badge>
          }
          text={
            <>
              <Moment iso={row.at} />
              {row.wagering === 0 ? '' : ` · ${words.rewards.wagering(row.wagering)}`}
              {row.claimedAt !== null || row.expiresAt === null ? null : (
                <>
                  {' '}
                  · {words.rewards.until} <Moment iso={row.expiresAt} />
                </>
              )}
            </>
          }
          amounts={[
            [words.pays, showMoney(row.pays, currency)],
            [words.points, row.points],
          ]}
        />
      )}
    </FileList>
  );
}

/** Bonus money as the ledger has it, below what is still to be staked for it. */
function Bonuses({ id }: TabProps) {
  const before = useBefore('bonus');
  const query = useCall(memberFile.bonuses, { id, before }, { enabled: usePermission('players') });
  const { data } = query;
  return (
    <Stack gap="3">
      {data === undefined ? null : (
        <Listed
          title={words.bonuses.open}
          empty={words.bonuses.noOpen}
          lines={data.open.map(({ id: key, title, toStake, left }) => ({
            key,
            text: words.bonuses.remaining(
              title,
              showMoney(left, data.currency),
              showMoney(toStake, data.currency),
            ),
          }))}
        />
      )}
      <FileList query={query} words={words.bonuses} param="bonus">
        {(row, { currency }) => (
          <PanelLine
            key={row.id}
            title={words.bonuses.kinds[row.kind]}
            text={
              <>
                <Moment iso={row.at} /> · <LedgerReference reference={row.reference} />
              </>
            }
            amounts={[
              [words.amount, showMoney(row.amount, currency)],
              [words.balanceAfter, showMoney(row.balance, currency)],
            ]}
          />
        )}
      </FileList>
    </Stack>
  );
}

function Points({ id }: TabProps) {
  const before = useBefore('points');
  const query = useCall(memberFile.points, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.pointLines} param="points">
      {(row) => (
        <PanelLine
          key={row.id}
          title={<bdi>{row.reference}</bdi>}
          text={<Moment iso={row.at} />}
          amounts={[
            [words.points, row.points],
            [words.balanceAfter, row.balance],
          ]}
        />
      )}
    </FileList>
  );
}

export function RewardsTab({ id }: TabProps) {
  return (
    <Stack gap="6">
      <Section title={words.rewards.name}>
        <Rewards id={id} />
      </Section>
      <Section title={words.bonuses.name}>
        <Bonuses id={id} />
      </Section>
      <Section title={words.pointLines.name}>
        <Points id={id} />
      </Section>
    </Stack>
  );
}
