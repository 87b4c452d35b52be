import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { VendorBooking, VendorRefusal } from '../../protocol/calls/vendors.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { vendorMessages as words } from './vendor-messages.ts';
import { Note } from '../ui/note.tsx';

function Line({ head, text }: { readonly head: ReactNode; readonly text: ReactNode }) {
  return (
    <Box
      as="li"
      paddingBlock="2"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      <Flex gap="2" wrap="wrap" align="baseline">
        {head}
      </Flex>
      <Note>{text}</Note>
    </Box>
  );
}

/** The latest calls of a vendor that moved money. */
export function Bookings({ bookings }: { readonly bookings: readonly VendorBooking[] }) {
  if (bookings.length === 0) return <Text color="fg.muted">{words.bookingsNone}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={words.bookings}>
      {bookings.map(({ transaction, kind, round, amount, currency, state, at }) => (
        <Line
          key={transaction}
          head={
            <>
              <Text fontWeight="medium">{words.kinds[kind]}</Text>
              <Text fontVariantNumeric="tabular-nums">{showMoney(amount, currency)}</Text>
              {state === 'cancelled' ? <Badge colorPalette="orange">{words.cancelled}</Badge> : null}
            </>
          }
          text={
            <>
              <Moment iso={at} /> · {words.round(round)} · {transaction}
            </>
          }
        />
      ))}
    </Stack>
  );
}

/** What a vendor was refused lately. */
export function Refusals({ refusals }: { readonly refusals: readonly VendorRefusal[] }) {
  if (refusals.length === 0) return <Text color="fg.muted">{words.refusalsNone}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={words.refusals}>
      {refusals.map(({ call, code, round, message, times, lastAt }) => (
        <Line
          key={`${call} ${code} ${round}`}
          head={
            <>
              <Text fontWeight="medium">{call}</Text>
              <Badge colorPalette="red">{code}</Badge>
              <Note>{words.times(times)}</Note>
            </>
          }
          text={
            <>
              <Moment iso={lastAt} />
              {round === '' ? '' : ` · ${words.round(round)}`} · {message}
            </>
          }
        />
      ))}
    </Stack>
  );
}
