import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferOverview, OfferFields, OfferLine } from '../../protocol/calls/offers.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import type { ProposalWork } from '../proposals/pending-proposal.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { missionKind } from './mission-kind.ts';
import { nameOffer } from './name-offer.ts';
import { OfferCard, type OfferAct } from './offer-card.tsx';
import { RemoveDialog, StartDialog, StopDialog } from './offer-dialogs.tsx';
import { OfferForm } from './offer-form.tsx';
import type { OfferKind } from './offer-kind.ts';
import { offerMessages as words, promotionMessages } from './offer-messages.ts';
import { OfferTabs } from './offer-tabs.tsx';
import { promotionKind } from './promotion-kind.ts';

function useWork<Fields extends OfferFields>(kind: OfferKind<Fields>): ProposalWork {
  const { calls } = kind;
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(calls.read);
  return {
    words,
    decide: async (id, verdict, reason) => keep(await send(calls.decide, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(calls.withdraw, { id })),
    reload: () => void forget(client, calls.read),
  };
}

/** What an operator is at: an act on an offer, or a new one. */
interface Task<Fields> {
  readonly act: OfferAct | 'add';
  readonly offer: OfferLine<Fields> | null;
  /** What a form begins with. */
  readonly initial: Fields;
}
function Dialogs<Fields extends OfferFields>(props: {
  readonly kind: OfferKind<Fields>;
  readonly task: Task<Fields>;
  readonly onClose: () => void;
}) {
  const { kind, onClose } = props;
  const { act, offer } = props.task;
  if (offer === null) return null;
  const rest = { kind, offer, onClose };
  if (act === 'start') return <StartDialog {...rest} />;
  if (act === 'pause') return <StopDialog {...rest} to="paused" />;
  if (act === 'end') return <StopDialog {...rest} to="ended" />;
  return act === 'remove' ? <RemoveDialog {...rest} /> : null;
}

function OfferList<Fields extends OfferFields>(props: {
  readonly kind: OfferKind<Fields>;
  readonly overview: OfferOverview<Fields>;
}) {
  const { kind, overview } = props;
  const mayPropose = useMay('cashier');
  const work = useWork(kind);
  const [task, setTask] = useState<Task<Fields> | null>(null);
  const close = () => setTask(null);
  const isForm = task !== null && ['add', 'change', 'copy'].includes(task.act);
  return (
    <Stack gap="4">
      {mayPropose ? null : (
        <Text color="fg.muted" fontSize="xs">
          {words.mayOnlyPropose}
        </Text>
      )}
      {mayPropose && !isForm ? (
        <Box>
          <Button
            size="sm"
            colorPalette="brand"
            onClick={() => setTask({ act: 'add', offer: null, initial: kind.blank(new Date()) })}
          >
            {kind.words.add}
          </Button>
        </Box>
      ) : null}
      {isForm ? (
        <OfferForm
          key={`${task.act}-${task.offer?.id ?? ''}`}
          kind={kind}
          overview={overview}
          offer={task.act === 'change' ? task.offer : null}
          initial={task.initial}
          onClose={close}
        />
      ) : null}
      {overview.offers.length === 0 ? (
        <Panel>
          <Nothing icon="tag" title={kind.words.empty} text={kind.words.emptyText} />
        </Panel>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none" aria-label={kind.words.list}>
          {overview.offers.map((offer) => (
            <OfferCard
              key={offer.id}
              kind={kind}
              offer={offer}
              overview={overview}
              work={work}
              onAct={(act) => setTask({ act, offer, initial: offer.fields })}
            />
          ))}
        </Stack>
      )}
      <PastProposals past={overview.past} name={({ fields }) => nameOffer(fields)} />
      {task === null || isForm ? null : <Dialogs kind={kind} task={task} onClose={close} />}
    </Stack>
  );
}

function OffersScreen<Fields extends OfferFields>({ kind }: { readonly kind: OfferKind<Fields> }) {
  // Figures count all entries of the past, so they are not read every few seconds.
  const overview = useCall(kind.calls.read, {}, { every: 30_000 });
  return (
    <Screen title={promotionMessages.rail} item={kind.words.heading} lead={kind.words.lead}>
      <OfferTabs />
      <Loaded query={overview}>{(loaded) => <OfferList kind={kind} overview={loaded} />}</Loaded>
    </Screen>
  );
}
/** Deposit bonuses: prepared by one person, approved by another. */
export const PromotionsPage = () => <OffersScreen kind={promotionKind} />;
/** Missions: prepared by one person, approved by another. */
export const MissionsPage = () => <OffersScreen kind={missionKind} />;
