import { Badge, Grid, Stack } from '@chakra-ui/react';
import { memberFile, type MemberOverview } from '../../../protocol/calls/member-file.ts';
import { usePermission } from '../../http/queries.ts';
import { useCall } from '../../http/use-call.ts';
import { Fact } from '../../ui/fact.tsx';
import { Moment } from '../../ui/fields/moment.tsx';
import { Loaded } from '../../ui/screen.tsx';
import { TitledPanel } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showMoney } from '../../withdrawals/money.ts';
import { memberMessages } from '../member-messages.ts';
import { Listed } from './listed.tsx';
import { fileMessages as words } from './file-messages.ts';

const facts = {
  as: 'dl',
  margin: '0',
  gap: '3',
  templateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

function Money({ overview }: { readonly overview: MemberOverview }) {
  const show = (amount: string): string => showMoney(amount, overview.currency);
  return (
    <TitledPanel title={words.money.title}>
      <Grid {...facts}>
        {overview.wallets.map(({ number, balance }) => (
          <Fact
            key={number}
            name={number === 1 ? words.money.main : words.money.wallet(number)}
            isStrong={number === 1}
          >
            {show(balance)}
          </Fact>
        ))}
        <Fact name={words.money.bonus}>{show(overview.bonus)}</Fact>
        <Fact name={words.money.turnoverLeft}>{show(overview.turnoverLeft)}</Fact>
        <Fact name={words.money.inWithdrawals}>{show(overview.inWithdrawals)}</Fact>
        <Fact name={words.money.heldDeposits}>{show(overview.heldDeposits)}</Fact>
        <Fact name={words.money.points}>{overview.points}</Fact>
      </Grid>
    </TitledPanel>
  );
}

function Person({ id, overview }: { readonly id: string; readonly overview: MemberOverview }) {
  const { person } = words;
  const { name, nickname, type, level, language, above } = overview;
  return (
    <TitledPanel title={person.title}>
      <Grid {...facts}>
        <Fact name={person.name}>{name === '' ? memberMessages.none : <bdi>{name}</bdi>}</Fact>
        <Fact name={person.nickname}>{nickname === '' ? memberMessages.none : <bdi>{nickname}</bdi>}</Fact>
        <Fact name={person.level}>
          <bdi>{level.name}</bdi>
        </Fact>
        <Fact name={person.type}>{type === 0 ? person.player : person.agent}</Fact>
        <Fact name={person.language}>{language}</Fact>
        <Fact name={person.number}>{id}</Fact>
        <Fact name={person.above}>
          {above.length === 0
            ? person.noneAbove
            : above.map((one, place) => (
                <span key={one.id}>
                  {place === 0 ? '' : ' › '}
                  <TextLink to={`/support/members/${one.id}`} isInline>
                    <bdi>{one.account}</bdi>
                  </TextLink>
                </span>
              ))}
        </Fact>
      </Grid>
      <TextLink to={`/agents/${id}`} marginBlockStart="3" display="inline-flex" alignItems="center">
        {person.tree}
      </TextLink>
    </TitledPanel>
  );
}

/** Money in its parts, what waits, who the member is, and why to look twice. */
export function OverviewTab({ id }: { readonly id: string }) {
  const query = useCall(memberFile.overview, { id }, { enabled: usePermission('players'), every: 30_000 });
  return (
    <Loaded query={query}>
      {(overview) => (
        <Stack gap="4">
          <Money overview={overview} />
          <Listed
            title={words.waiting.title}
            empty={words.waiting.none}
            lines={overview.waiting.map(({ kind, count }) => ({
              key: kind,
              text: words.waiting.count(words.waiting.kinds[kind], count),
            }))}
          />
          <Listed
            title={words.risks.title}
            empty={words.risks.none}
            lines={overview.risks.map(({ kind, hintId, isOpen, at }) => ({
              key: `${kind} ${at}`,
              text: (
                <>
                  {hintId === null ? (
                    words.risks.kinds[kind]
                  ) : (
                    <TextLink to={`/agents/hints/${hintId}`} isInline>
                      {words.risks.kinds[kind]}
                    </TextLink>
                  )}{' '}
                  · <Moment iso={at} />{' '}
                  {isOpen ? (
                    <Badge size="sm" colorPalette="orange">
                      {words.risks.open}
                    </Badge>
                  ) : null}
                </>
              ),
            }))}
          />
          <Person id={id} overview={overview} />
        </Stack>
      )}
    </Loaded>
  );
}
