import { Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  appliedChanges,
  vendors,
  type AppliedChange,
  type CatalogueImport,
} from '../../protocol/calls/vendors.ts';
import { games } from '../../protocol/calls/games.ts';
import { forget, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { CheckField } from '../ui/fields/check-field.tsx';
import { catalogueMessages as words } from './catalogue-messages.ts';

/** A list that lost this part of its games is more often a fault of the vendor than a decision. */
const doubtfulShare = 0.1;

/** Chooses which kinds of change are applied, and asks why. */
export function ApplyDialog(props: {
  readonly vendor: string;
  readonly made: CatalogueImport;
  readonly onClose: () => void;
}) {
  const { vendor, made, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  const isDoubtful = made.counts.gone > doubtfulShare * (made.games + made.counts.gone);
  const offered = appliedChanges.filter((change) => made.counts[change] > 0);
  const [chosen, setChosen] = useState<readonly AppliedChange[]>(
    offered.filter((change) => change !== 'gone' || !isDoubtful),
  );
  const [tried, setTried] = useState(false);
  return (
    <AskReason
      title={words.applyTitle(vendor)}
      text={words.applyText}
      confirm={words.apply}
      words={words}
      isReady={() => {
        setTried(true);
        return chosen.length > 0;
      }}
      take={(note) => send(vendors.applyImport, { vendor, id: made.id, changes: chosen, note })}
      done={words.applied}
      onDone={() => void forget(client, vendors.showImport, games.list, games.vendors)}
      onClose={onClose}
    >
      <Stack as="fieldset" gap="2" marginBlockStart="4">
        <Text as="legend" fontWeight="medium" marginBlockEnd="2">
          {words.choose}
        </Text>
        {offered.map((change) => (
          <CheckField
            key={change}
            label={words.filters(change, made.counts[change])}
            isOn={chosen.includes(change)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, change] : chosen.filter((one) => one !== change))
            }
          />
        ))}
        {isDoubtful ? <Text color="fg.warning">{words.doubtful(made.counts.gone)}</Text> : null}
        {tried && chosen.length === 0 ? <Text color="fg.error">{words.chooseOne}</Text> : null}
      </Stack>
    </AskReason>
  );
}
