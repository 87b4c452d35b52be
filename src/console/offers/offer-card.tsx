import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { OfferOverview, OfferFields, OfferLine, OfferState } from '../../protocol/calls/offers.ts';
import { useMay } from '../draft/draft-context.tsx';
import type { Facts } from '../proposals/fact-diff.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { EntryFindings } from '../ui/errors/entry-findings.tsx';
import { Fact, FactGrid } from '../ui/fact.tsx';
import { Panel } from '../ui/screen.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { nameOffer } from './name-offer.ts';
import { OfferDiff } from './offer-diff.tsx';
import type { OfferKind } from './offer-kind.ts';
import { offerMessages as words } from './offer-messages.ts';

export type OfferAct = 'change' | 'copy' | 'start' | 'pause' | 'end' | 'remove';
const colours: Readonly<Record<OfferState, string>> = {
  draft: 'gray',
  planned: 'blue',
  running: 'green',
  paused: 'orange',
  ended: 'gray',
};
const actsOf: Readonly<Record<OfferState, readonly OfferAct[]>> = {
  draft: ['start', 'change', 'copy', 'remove'],
  planned: ['change', 'copy', 'pause', 'end'],
  running: ['change', 'copy', 'pause', 'end'],
  paused: ['start', 'copy', 'end'],
  ended: ['copy'],
};
/** Acts that a proposal which waits is in the way of. */
const held: readonly OfferAct[] = ['change', 'start', 'remove'];

const nameAct = (act: OfferAct, state: OfferState): string =>
  act === 'start' && state === 'paused' ? words.resume : words[act];

function Acts<Fields extends OfferFields>(props: {
  readonly offer: OfferLine<Fields>;
  readonly onAct: (act: OfferAct) => void;
}) {
  const { offer, onAct } = props;
  if (!useMay('cashier')) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {actsOf[offer.state].map((act) => {
        const label = nameAct(act, offer.state);
        return (
          <Button
            key={act}
            size="sm"
            variant={act === 'start' ? 'solid' : 'outline'}
            colorPalette={act === 'start' ? 'brand' : act === 'end' || act === 'remove' ? 'red' : 'gray'}
            disabled={offer.waiting !== null && held.includes(act)}
            aria-label={words.actOn(label, nameOffer(offer.fields))}
            onClick={() => onAct(act)}
          >
            {label}
          </Button>
        );
      })}
    </Flex>
  );
}

function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <FactGrid columns={4}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} isStrong>
          {value}
        </Fact>
      ))}
    </FactGrid>
  );
}

/** An offer: what it brings, when, what came of it, and what waits for a second person. */
export function OfferCard<Fields extends OfferFields>(props: {
  readonly kind: OfferKind<Fields>;
  readonly offer: OfferLine<Fields>;
  readonly overview: OfferOverview<Fields>;
  readonly work: ProposalWork;
  readonly onAct: (act: OfferAct) => void;
}) {
  const { kind, offer, overview, work } = props;
  const { fields, state, waiting } = offer;
  return (
    <Box as="li">
      <Panel padded={false}>
        <Stack gap="4" padding={{ base: '4', md: '5' }}>
          <Stack gap="1" minWidth="0">
            <Flex gap="2" align="center" wrap="wrap">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {nameOffer(fields)}
              </Text>
              <Badge colorPalette={colours[state]}>{words.states[state]}</Badge>
            </Flex>
            <Text>{kind.summarise(fields, overview)}</Text>
            <Text color="fg.muted" fontSize="xs">
              {words.from} {showMoment(fields.startsAt)}
              {' · '}
              {fields.endsAt === '' ? words.noEnd : `${words.until} ${showMoment(fields.endsAt)}`}
            </Text>
            <EntryFindings findings={offer.findings} names={kind.words.names} />
          </Stack>
          {state === 'draft' ? null : <FactList facts={kind.figures(offer.figures, overview)} />}
          <Acts offer={offer} onAct={props.onAct} />
        </Stack>
        {waiting === null ? null : (
          <PendingProposal key={waiting.id} proposal={waiting} work={work}>
            <OfferDiff
              kind={kind}
              now={state === 'draft' ? null : fields}
              wanted={waiting.fields}
              overview={overview}
            />
          </PendingProposal>
        )}
      </Panel>
    </Box>
  );
}
