import { Alert, Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { bases } from '../../protocol/calls/site.ts';
import type { WireBase, WireBaseUpdate } from '../../protocol/calls/site.ts';
import { PlanLossButton } from '../draft/plan-loss-button.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { useSend } from '../http/use-call.ts';
import { ChangeList } from '../review/change-list.tsx';
import { useAnnounce } from '../ui/announcer.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { baseMessages as words } from './base-messages.ts';
import { ConflictList } from './conflict-list.tsx';
import { OwnDocuments } from './own-documents.tsx';
import { useBase } from './use-base.ts';
import { PartTitle } from '../ui/section.tsx';

const Summary = chakra('summary', {
  base: { cursor: 'pointer', fontWeight: 'medium', minHeight: '8', paddingBlock: '1' },
});

/** What the program ships now, where it meets the merchant's changes, and the way into the draft. */
function Update({ update, version }: { readonly update: WireBaseUpdate; readonly version: number }) {
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const send = useSend();
  const { changes, conflicts } = update;
  return (
    <Panel>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" fontSize="md" fontWeight="semibold">
            {words.updateTitle}
          </Heading>
          <Text color="fg.muted">{words.updateText(changes.length, conflicts.length)}</Text>
          <Text fontSize="sm" color="fg.muted">
            {words.updateSince} <Moment iso={update.shippedAt} />
          </Text>
        </Stack>
        {conflicts.length === 0 ? null : (
          <Stack gap="3">
            <PartTitle as="h3">{words.updateConflicts}</PartTitle>
            <ConflictList conflicts={conflicts} />
          </Stack>
        )}
        <details>
          <Summary>{words.updateShow}</Summary>
          <Box marginBlockStart="2">
            <ChangeList changes={changes} />
          </Box>
        </details>
        {mayEdit ? (
          <Flex gap="3" align="center" wrap="wrap">
            <PlanLossButton
              size="sm"
              colorPalette="brand"
              ask={{
                title: words.updateTitleAsk,
                text: words.updateTextAsk(changes.length, conflicts.length),
                confirm: words.update,
              }}
              take={() => send(bases.take, { version })}
              onDone={() => announce(words.updated)}
            >
              {words.update}
            </PlanLossButton>
            <Text fontSize="sm" color="fg.muted">
              {words.updateNext}
            </Text>
          </Flex>
        ) : null}
      </Stack>
    </Panel>
  );
}

function Taken({ conflicts }: Pick<WireBase, 'conflicts'>) {
  return (
    <Alert.Root status={conflicts.length === 0 ? 'info' : 'warning'}>
      <Alert.Indicator />
      <Stack gap="3" flex="1" minWidth="0">
        <Box>
          <Alert.Title>{words.takenTitle}</Alert.Title>
          <Text>{words.takenText(conflicts.length)}</Text>
        </Box>
        {conflicts.length === 0 ? null : <ConflictList conflicts={conflicts} />}
      </Stack>
    </Alert.Root>
  );
}

/** The program's site under the merchant's: what is the merchant's own, and what a newer base brings. */
export function BasePage() {
  const query = useBase();
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {(base) => (
          <Stack gap="5">
            {base.isTaken ? <Taken conflicts={base.conflicts} /> : null}
            {base.update === null ? null : <Update update={base.update} version={base.version} />}
            <Panel>
              <Heading as="h2" fontSize="md" fontWeight="semibold">
                {words.own}
              </Heading>
              <Text color="fg.muted" marginBlockStart="1">
                {words.follows(base.documents.length, base.total)}
              </Text>
              {base.documents.length === 0 ? (
                <Nothing icon="check" title={words.none} text={words.noneText} />
              ) : (
                <OwnDocuments base={base} />
              )}
            </Panel>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
