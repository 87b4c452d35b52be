import { Badge, Heading, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { deskCalls, type Desk, type DeskState } from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { firstSets } from '../../protocol/desks/first-sets.ts';
import { areDefaults } from '../../protocol/desks/start-values.ts';
import { deskMessages } from '../desks/desk-messages.ts';
import { pathOfDesk } from '../desks/desk-places.ts';
import { useCall } from '../http/use-call.ts';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { Panel } from '../ui/screen.tsx';

const words = deskMessages.first;
const withSet = desks.filter(({ name }) => firstSets[name] !== undefined);

type Progress = 'open' | 'waiting' | 'set';
function judgeProgress(desk: Desk, { rows, added, currency }: DeskState): Progress {
  const [row] = rows;
  const isSet = row !== undefined && !areDefaults(desk, row.values, currency);
  if (isSet) return 'set';
  return added.length > 0 || (row?.waiting ?? null) !== null ? 'waiting' : 'open';
}
const colors = { open: 'orange', waiting: 'blue', set: 'green' } as const;

function FirstSetLine({ desk }: { readonly desk: Desk }) {
  const calls = useMemo(() => deskCalls(desk), [desk]);
  const state = useCall(calls.list).data;
  if (state === undefined) return null;
  const progress = judgeProgress(desk, state);
  return (
    <PanelLine
      title={desk.words.title}
      text={progress === 'open' ? desk.words.emptyText : ''}
      lead={<Badge colorPalette={colors[progress]}>{words[progress]}</Badge>}
      action={
        <TextLink to={pathOfDesk(desk)} aria-label={`${deskMessages.setUp}: ${desk.words.title}`}>
          {deskMessages.setUp}
        </TextLink>
      }
    />
  );
}

/** Desks that begin with a set of the market, and which of them are set up. */
export function FirstSets() {
  return (
    <Panel padded={false}>
      <Stack gap="1" padding={{ base: '4', md: '5' }}>
        <Heading as="h2" fontSize="sm" fontWeight="semibold">
          {words.title}
        </Heading>
        <Note>{words.text}</Note>
      </Stack>
      <Stack as="ul" gap="0" listStyleType="none">
        {withSet.map((desk) => (
          <FirstSetLine key={desk.name} desk={desk} />
        ))}
      </Stack>
    </Panel>
  );
}
