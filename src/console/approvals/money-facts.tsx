import { Badge, Flex, Grid, Text } from '@chakra-ui/react';
import type { MoneyProposal, MoneyRules } from '../../protocol/calls/money.ts';
import { showMoney } from '../withdrawals/money.ts';
import { approvalMessages as words } from './approval-messages.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Grid as="dl" gap="1" columnGap="4" templateColumns={{ base: '1fr', md: '14rem 1fr' }}>
      {facts.map(({ name, value }) => (
        <Grid key={name} templateColumns="subgrid" gridColumn="1 / -1">
          <Text as="dt" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            <bdi>{value}</bdi>
          </Text>
        </Grid>
      ))}
    </Grid>
  );
}

const orNever = (amount: string | null, currency: string): string =>
  amount === null ? words.rules.never : showMoney(amount, currency);

/** Every rule with its value, in the order of the form. */
export function listRules(rules: MoneyRules, currency: string): readonly Fact[] {
  const { names, vendor: nameVendor, times, never } = words.rules;
  return [
    { name: names.creditTolerance, value: showMoney(rules.creditTolerance, currency) },
    { name: names.creditLimit, value: orNever(rules.creditLimit, currency) },
    { name: names.cashierDay, value: orNever(rules.cashierDay, currency) },
    { name: names.memberDay, value: orNever(rules.memberDay, currency) },
    ...rules.ceilings.flatMap(({ vendor, stakeTimes, perRound, perDay }) => [
      {
        name: `${nameVendor(vendor)}: ${names.stakeTimes}`,
        value: stakeTimes === null ? never : times(stakeTimes),
      },
      { name: `${nameVendor(vendor)}: ${names.perRound}`, value: orNever(perRound, currency) },
      { name: `${nameVendor(vendor)}: ${names.perDay}`, value: orNever(perDay, currency) },
    ]),
  ];
}

function listFacts(proposal: MoneyProposal, currency: string, live: MoneyRules): readonly Fact[] {
  const { kind, amount, compared, subject, evidence, rules } = proposal;
  const { facts } = words;
  if (rules !== null) {
    const before = listRules(live, currency);
    return listRules(rules, currency).filter(
      ({ name, value }) => before.find((fact) => fact.name === name)?.value !== value,
    );
  }
  const money = (text: string): string => showMoney(text.replace(/^-/, ''), currency);
  const isTaken = amount?.startsWith('-') ?? false;
  const name = { credit: facts.came, payout: facts.payout, adjustment: isTaken ? facts.taken : facts.added };
  return [
    ...(amount === null || kind === 'rules' ? [] : [{ name: name[kind], value: money(amount) }]),
    ...(compared === null
      ? []
      : [{ name: kind === 'credit' ? facts.ordered : facts.stake, value: money(compared) }]),
    ...(subject === '' ? [] : [{ name: facts.reference, value: subject }]),
    ...(evidence === '' ? [] : [{ name: facts.evidence, value: evidence }]),
  ];
}

/** What is known of money that waits, and why it does. */
export function MoneyFacts(props: {
  readonly proposal: MoneyProposal;
  readonly currency: string;
  /** What is in force; only what would be another is shown of proposed rules. */
  readonly live: MoneyRules;
}) {
  const { proposal, currency, live } = props;
  return (
    <>
      <Facts facts={listFacts(proposal, currency, live)} />
      {proposal.doubts.length === 0 ? null : (
        <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label={words.facts.why}>
          {proposal.doubts.map((doubt) => (
            <Badge as="li" key={doubt} colorPalette="orange">
              {words.doubts[doubt]}
            </Badge>
          ))}
        </Flex>
      )}
    </>
  );
}
