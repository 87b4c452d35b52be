import { Alert, Badge, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { vendors, type VendorFile } from '../../protocol/calls/vendors.ts';
import { useMay } from '../draft/draft-context.tsx';
import { GameTabs } from '../games/game-tabs.tsx';
import { useCall } from '../http/use-call.ts';
import { Columns } from '../ui/columns.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { Bookings, Refusals } from './vendor-calls.tsx';
import { catalogueMessages } from './catalogue-messages.ts';
import { VendorKeys } from './vendor-keys.tsx';
import { vendorMessages as words } from './vendor-messages.ts';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { Pairs } from '../ui/pairs.tsx';

/** What the vendor's own server says, asked for now. */
function Status({ vendor }: { readonly vendor: VendorFile }) {
  const { code, origin } = vendor;
  const status = useCall(vendors.status, { vendor: code }, { every: 30_000, enabled: origin !== null }).data;
  if (origin === null) return <Badge>{words.notConnected}</Badge>;
  if (status === undefined) return <Badge>{words.checking}</Badge>;
  const { isUp, milliseconds, maintenance, from, until } = status;
  const show = (moment: string | null): string | null => (moment === null ? null : showMoment(moment));
  if (!isUp)
    return (
      <>
        <Badge colorPalette="red">{words.down}</Badge>
        <Text color="fg.error">{words.noAnswerText}</Text>
      </>
    );
  return (
    <>
      <Badge colorPalette={maintenance ? 'orange' : 'green'}>
        {maintenance ? words.maintenance : words.up}
      </Badge>
      <Text color="fg.muted">
        {maintenance ? words.maintenanceText(show(from), show(until)) : words.answered(milliseconds)}
      </Text>
    </>
  );
}

function Held({ count }: { readonly count: number }) {
  const maySee = useMay('players');
  if (count === 0) return null;
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.held(count)}</Alert.Title>
        {maySee ? (
          <TextLink to="/requests/approvals" isInline color="fg" textDecoration="underline">
            {words.heldWay}
          </TextLink>
        ) : null}
      </Alert.Content>
    </Alert.Root>
  );
}

function Vendor({ vendor, currency }: { readonly vendor: VendorFile; readonly currency: string }) {
  const { code, origin, ceiling, paidToday, openRounds } = vendor;
  const { facts } = words;
  const orNever = (amount: string | null): string =>
    amount === null ? facts.never : showMoney(amount, currency);
  return (
    <Stack as="section" gap="3" aria-labelledby={`vendor-${code}`}>
      <Flex gap="3" align="baseline" wrap="wrap">
        <Heading as="h2" id={`vendor-${code}`} fontSize="md" fontWeight="semibold">
          {code}
        </Heading>
        <Status vendor={vendor} />
        {origin === null ? null : (
          <TextLink
            to={`/games/vendors/catalogue?vendor=${encodeURIComponent(code)}`}
            isInline
            textDecoration="underline"
            aria-label={catalogueMessages.openOne(code)}
          >
            {catalogueMessages.open}
          </TextLink>
        )}
      </Flex>
      <Held count={vendor.heldPayouts} />
      <Columns>
        <TitledPanel title={words.payouts}>
          <Pairs
            pairs={[
              origin === null ? null : [facts.origin, origin],
              [facts.openRounds, openRounds],
              [facts.stakeTimes, ceiling.stakeTimes === null ? facts.never : facts.times(ceiling.stakeTimes)],
              [facts.perRound, orNever(ceiling.perRound)],
              [facts.perDay, orNever(ceiling.perDay)],
              [facts.paidToday, showMoney(paidToday, currency)],
            ]}
          />
        </TitledPanel>
        <TitledPanel title={words.keys}>
          <VendorKeys vendor={vendor} />
        </TitledPanel>
        <TitledPanel title={words.bookings}>
          <Bookings bookings={vendor.bookings} />
        </TitledPanel>
        <TitledPanel title={words.refusals}>
          <Note marginBlockEnd="2">{words.refusalsText}</Note>
          <Refusals refusals={vendor.refusals} />
        </TitledPanel>
      </Columns>
    </Stack>
  );
}

/** Vendors of games: how their servers are, what they called, and their keys. */
export function VendorsPage() {
  const overview = useCall(vendors.read, {}, { every: 15_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <GameTabs />
      <Loaded query={overview}>
        {({ vendors: files, currency }) =>
          files.length === 0 ? (
            <Panel>
              <Nothing icon="games" title={words.none} text={words.noneText} />
            </Panel>
          ) : (
            <Stack gap="8">
              {files.map((vendor) => (
                <Vendor key={vendor.code} vendor={vendor} currency={currency} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Screen>
  );
}
