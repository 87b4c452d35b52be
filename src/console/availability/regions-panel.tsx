import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  opening as calls,
  regionKinds,
  type BlockedRegion,
  type OpeningState,
  type RegionKind,
} from '../../protocol/calls/opening.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ListedLine } from '../ui/lists/listed-line.tsx';
import { Nothing, Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { availabilityMessages as words } from './availability-messages.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { ReasonField } from '../ui/fields/reason-field.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { PartTitle } from '../ui/section.tsx';
import { SelectField } from '../ui/fields/form-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

function RegionLine(props: {
  readonly place: BlockedRegion;
  readonly mayChange: boolean;
  readonly onAllow: (place: BlockedRegion) => void;
}) {
  const { place } = props;
  return (
    <ListedLine
      kind={words.kinds[place.kind]}
      name={place.value}
      reason={place.reason}
      author={place.author}
      at={place.at}
      action={
        props.mayChange ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={words.allowOne(place.value)}
            onClick={() => props.onAllow(place)}
          >
            {words.allow}
          </Button>
        ) : null
      }
    />
  );
}

/** The places that the portal is closed to. */
export function RegionList({
  opening,
  mayChange,
}: {
  readonly opening: OpeningState;
  readonly mayChange: boolean;
}) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const [asking, setAsking] = useState<BlockedRegion | null>(null);
  return (
    <Panel padded={false}>
      {opening.places.length === 0 ? (
        <Nothing icon="check" title={words.placesNone} text={words.placesNoneText} />
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label={words.places}>
          {opening.places.map((place) => (
            <RegionLine
              key={`${place.kind} ${place.value}`}
              place={place}
              mayChange={mayChange}
              onAllow={setAsking}
            />
          ))}
        </Stack>
      )}
      {asking ? (
        <AskReason
          words={words}
          title={words.allowTitle(asking.value)}
          text={words.allowText}
          confirm={words.allow}
          take={async (note) =>
            keep(await send(calls.allow, { kind: asking.kind, value: asking.value, note }))
          }
          done={words.allowed(asking.value)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Panel>
  );
}

function RegionFields(props: {
  readonly kind: RegionKind;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onKind: (kind: RegionKind) => void;
  readonly onValue: (value: string) => void;
}) {
  return (
    <>
      <SelectField
        label={words.kind}
        value={props.kind}
        options={regionKinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={props.onKind}
      />
      <TextField
        isRequired
        label={words.value[props.kind]}
        hint={words.valueHint[props.kind]}
        fault={props.isMissing ? words.valueMissing : null}
        maxLength={64}
        value={props.value}
        onChange={props.onValue}
      />
    </>
  );
}

const empty = { kind: 'network' as RegionKind, value: '', note: '' };

/** Closes the portal to one more place. */
export function RegionForm({ knowsCountries }: Pick<OpeningState, 'knowsCountries'>) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const [request, setRequest] = useState(empty);
  const [tried, setTried] = useState(false);
  const deny = useMutation({
    mutationFn: async () => keep(await send(calls.deny, request)),
    onSuccess: () => {
      tellSuccess(words.denied(request.value));
      setRequest({ ...empty, kind: request.kind });
      setTried(false);
    },
  });
  const { kind, value, note } = request;
  return (
    <Panel>
      <Stack gap="4">
        <PartTitle>{words.places}</PartTitle>
        <RegionFields
          kind={kind}
          value={value}
          isMissing={tried && value.trim() === ''}
          onKind={(next) => setRequest({ ...request, kind: next, value: '' })}
          onValue={(next) => setRequest({ ...request, value: next })}
        />
        {kind === 'country' && !knowsCountries ? (
          <Text color="fg.warning" fontSize="sm">
            {words.noCountries}
          </Text>
        ) : null}
        <ReasonField
          words={words}
          reason={note}
          isMissing={tried && note.trim() === ''}
          onChange={(next) => setRequest({ ...request, note: next })}
        />
        <Refusal error={deny.error} />
        <Box>
          <Button
            size="sm"
            variant="outline"
            loading={deny.isPending}
            onClick={() => {
              setTried(true);
              if (value.trim() !== '' && note.trim() !== '') deny.mutate();
            }}
          >
            {words.deny}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
