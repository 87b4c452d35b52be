import { Flex, Stack, Text } from '@chakra-ui/react';
import type { WithdrawalFile } from '../../protocol/calls/withdrawals.ts';
import { useMay } from '../draft/draft-context.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { showMoney } from './money.ts';
import { StatusBadges } from './status-badges.tsx';
import { describeMinutes, withdrawalMessages } from './withdrawal-messages.ts';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { Pairs } from '../ui/pairs.tsx';

const words = withdrawalMessages.file;

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
    <TitledPanel title={words.money}>
      <Pairs
        pairs={[
          [words.payout, <Copy key="p" what={words.payout} text={show(file.payout)} copied={file.payout} />],
          [words.amount, show(file.amount)],
          [words.fee, show(file.fee)],
          [words.provider, file.provider],
          [words.holder, <Copy key="h" what={words.holder} text={target.holder} />],
          [words.number, mayPay ? <Copy key="n" what={words.number} text={target.number} /> : target.number],
          file.paymentReference === ''
            ? null
            : [words.reference, <Copy key="r" what={words.reference} text={file.paymentReference} />],
        ]}
      />
      {mayPay ? null : <Note marginBlockStart="2">{words.masked}</Note>}
      {target.isRemoved ? (
        <Text color="fg.warning" marginBlockStart="2">
          {words.removed}
        </Text>
      ) : null}
    </TitledPanel>
  );
}

export function MemberFacts({ file }: { readonly file: WithdrawalFile }) {
  const { member, currency } = file;
  const show = (amount: string): string => showMoney(amount, currency);
  return (
    <TitledPanel title={words.member}>
      <Pairs
        pairs={[
          [words.nickname, <bdi key="n">{member.nickname}</bdi>],
          member.payeeName === '' ? null : [words.payeeName, <bdi key="p">{member.payeeName}</bdi>],
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
              <TextLink to={`/requests/withdrawals/${line.id}`}>#{line.id}</TextLink>
              <Text fontVariantNumeric="tabular-nums">{showMoney(line.amount, line.currency)}</Text>
              <StatusBadges line={line} />
              <Text color="fg.subtle" fontSize="xs" marginInlineStart="auto">
                <Moment iso={line.createdAt} />
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </TitledPanel>
  );
}

/** The rules that apply to this withdrawal. */
export function LimitFacts({ file }: { readonly file: WithdrawalFile }) {
  const { limits, currency } = file;
  const show = (amount: string): string => showMoney(amount, currency);
  return (
    <TitledPanel title={words.limits}>
      <Pairs
        pairs={[
          [words.range, words.rangeOf(show(limits.minimum), show(limits.maximum))],
          [words.perDay, words.perDayOf(limits.usedThatDay, limits.perDay)],
          [words.turnover, show(limits.turnoverLeft)],
          [words.confirm, describeMinutes(limits.receiptMinutes)],
        ]}
      />
    </TitledPanel>
  );
}
