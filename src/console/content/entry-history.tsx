import { Box, Stack, Text } from '@chakra-ui/react';
import { notices, type NoticeLine, type NoticeOverview } from '../../protocol/calls/notices.ts';
import { useCall } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Nothing } from '../ui/screen.tsx';
import { contentMessages as words } from './content-messages.ts';
import { writeEntryFacts } from './entry-facts.ts';

/** Everything that was saved of an entry: who, when, and what was different before. */
export function EntryHistory(props: {
  readonly notice: NoticeLine;
  readonly levels: NoticeOverview['levels'];
  readonly onClose: () => void;
}) {
  const { notice, levels, onClose } = props;
  const history = useCall(notices.history, { id: notice.id });
  return (
    <ConfirmDialog
      open
      isNotice
      size="lg"
      title={words.historyOf(notice.fields.texts['EN']?.title ?? '')}
      text=""
      confirm={words.close}
      onConfirm={onClose}
      onClose={onClose}
    >
      <Loaded query={history}>
        {({ versions }) =>
          versions.length === 0 ? (
            <Nothing icon="releases" title={words.historyEmpty} />
          ) : (
            <Stack as="ul" gap="0" listStyleType="none">
              {versions.map(({ version, act, by, at, note, fields }, index) => {
                const before = versions[index + 1];
                return (
                  <Box
                    as="li"
                    key={version}
                    borderBlockStartWidth="1px"
                    borderColor="border.muted"
                    paddingBlock="3"
                    _first={{ border: 'none' }}
                  >
                    <Text fontWeight="medium">
                      {words.acts[act]}
                      {note === '' ? null : `: ${note}`}
                    </Text>
                    <Text color="fg.muted" fontSize="xs">
                      {by}, <Moment iso={at} />
                    </Text>
                    <FactDiff
                      words={{ now: words.before, asked: words.after }}
                      now={before === undefined ? null : writeEntryFacts(before.fields, levels)}
                      wanted={writeEntryFacts(fields, levels)}
                    />
                  </Box>
                );
              })}
            </Stack>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}
