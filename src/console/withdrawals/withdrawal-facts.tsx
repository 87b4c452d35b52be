import { Box, Flex, Heading, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WithdrawalFile } from '../../protocol/calls/withdrawals.ts';
import { useMay } from '../draft/draft-context.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { showMoney } from './money.ts';
import { StatusBadges } from './status-badges.tsx';
import { describeMinutes, withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.file;

export function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel>
      <Heading as="h2" fontSize="sm" lineHeight="1.4" fontWeight="semibold" marginBlockEnd="3">
        {title}
      </Heading>
      {children}
    </Panel>
  );
}
/** Names and values; a value that is missing is not named. */
export function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box as="dl">
      {pairs.map(([name, value]) => (
        <Flex
          key={name}
          gap="4"
          paddingBlock="1.5"
          align="baseline"
          justify="space-between"
          borderBlockStartWidth="1px"
          borderColor="border.muted"
          _first={{ borderBlockStartWidth: '0' }}
        >
          <Text as="dt" color="fg.muted" flexShrink="0">
            {name}
          </Text>
          <Box as="dd" textAlign="end" minWidth="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {value}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
function Copy({ what, text, copied }: { what: string; text: string; copied?: string }) {
  return (
    <Flex justify="end">
      <CopyText
        text={text}
        {...(copied === undefined ? {} : { copied })}
        label={words.copy(what)}
        done={words.copied}
        failed={words.copyFailed}
      />
    </Flex>
  );
}

/** What is to be paid, and where to: each to be copied as the bank's form wants it. */
export function PaymentFacts({ file }: { readonly file: WithdrawalFile }) {
  const mayPay = useMay('cashier');
  const show = (amount: string): string => showMoney(amount, file.currency);
  const { target } = file;
  return (
    <Facts title={words.money}>
      <Pairs
        pairs={[
          [words.payout, <Copy key="p" what={words.payout} text={show(file.payout)} copied={file.payout} />],
          [words.amount, show(file.amount)],
          [words.fee, show(file.fee)],
          [words.provider, file.provider],
          [words.holder, <Copy key="h" what={words.holder} text={target.holder} />],
          [words.number, mayPay ? <Copy key="n" what={words.number} text={target.number} /> : target.number],
          ...(file.paymentReference === ''
            ? []
            : [
                [
                  words.reference,
                  <Copy key="r" what={words.reference} text={file.paymentReference} />,
                ] as const,
              ]),
        ]}
      />
      {mayPay ? null : (
        <Text color="fg.muted" fontSize="xs" marginBlockStart="2">
          {words.masked}
        </Text>
      )}
      {target.isRemoved ? (
        <Text color="fg.warning" marginBlockStart="2">
          {words.removed}
        </Text>
      ) : null}
    </Facts>
  );
}

export function MemberFacts({ file }: { readonly file: WithdrawalFile }) {
  const { member, currency } = file;
  const show = (amount: string): string => showMoney(amount, currency);
  return (
    <Facts title={words.member}>
      <Pairs
        pairs={[
          [words.nickname, <bdi key="n">{member.nickname}</bdi>],
          ...(member.payeeName === ''
            ? []
            : [[words.payeeName, <bdi key="p">{member.payeeName}</bdi>] as const]),
          [words.since, <Moment key="s" iso={member.since} />],
          [words.balance, show(member.balance)],
          [words.deposits, words.sum(member.depositCount, show(member.depositTotal))],
          [words.withdrawals, words.sum(member.withdrawalCount, show(member.withdrawalTotal))],
          [words.disputes, member.disputes],
        ]}
      />
      <Text as="h3" fontWeight="medium" marginBlockStart="4" marginBlockEnd="1">
        {words.recent}
      </Text>
      {member.recent.length === 0 ? (
        <Text color="fg.muted">{words.noRecent}</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {member.recent.map((line) => (
            <Flex as="li" key={line.id} gap="3" align="center" paddingBlock="1.5" wrap="wrap">
              <PlainLink asChild color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
                <Link to={`/requests/withdrawals/${line.id}`}>#{line.id}</Link>
              </PlainLink>
              <Text fontVariantNumeric="tabular-nums">{showMoney(line.amount, line.currency)}</Text>
              <StatusBadges line={line} />
              <Text color="fg.subtle" fontSize="xs" marginInlineStart="auto">
                <Moment iso={line.createdAt} />
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </Facts>
  );
}

/** The rules that apply to this withdrawal. */
export function LimitFacts({ file }: { readonly file: WithdrawalFile }) {
  const { limits, currency } = file;
  const show = (amount: string): string => showMoney(amount, currency);
  return (
    <Facts title={words.limits}>
      <Pairs
        pairs={[
          [words.range, words.rangeOf(show(limits.minimum), show(limits.maximum))],
          [words.perDay, words.perDayOf(limits.usedThatDay, limits.perDay)],
          [words.turnover, show(limits.turnoverLeft)],
          [words.confirm, describeMinutes(limits.receiptMinutes)],
        ]}
      />
    </Facts>
  );
}
