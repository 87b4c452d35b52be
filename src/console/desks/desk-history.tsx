import { Box, Stack, Text } from '@chakra-ui/react';
import type { Desk, DeskChange } from '../../protocol/desks/define-desk.ts';
import { useCall } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Nothing } from '../ui/screen.tsx';
import { deskMessages as words } from './desk-messages.ts';
import type { DeskScope } from './desk-scope.ts';
import { contextOf, writeFacts, type DeskContext } from './show-value.ts';

function Change(props: { readonly desk: Desk; readonly context: DeskContext; readonly change: DeskChange }) {
  const { desk, change } = props;
  const context = contextOf(props.context, change.currency);
  const { before, after, proposedBy, decidedBy } = change;
  return (
    <Box
      as="li"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      paddingBlock="3"
      _first={{ border: 'none' }}
    >
      <Text fontWeight="medium">
        {words.deeds[change.deed]}: {change.note}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {words.proposedBy(proposedBy)}
        {decidedBy === null || decidedBy === proposedBy
          ? null
          : ` · ${words.decidedBy(words.decided.approved, decidedBy)}`}
        {', '}
        <Moment iso={change.decidedAt ?? change.proposedAt} />
      </Text>
      {after === null ? null : (
        <FactDiff
          words={{ now: words.before, asked: words.after }}
          now={before === null ? null : writeFacts(desk, before, context)}
          wanted={writeFacts(desk, after, context)}
        />
      )}
    </Box>
  );
}

/** Every change of a row that took effect: who, when, why, before and after. */
export function DeskHistory(props: {
  readonly scope: DeskScope;
  readonly rowKey: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { desk, calls, state } = props.scope;
  const history = useCall(calls.history, { key: props.rowKey });
  return (
    <ConfirmDialog
      open
      isNotice
      size="lg"
      title={words.historyOf(props.name)}
      text=""
      confirm={words.close}
      onConfirm={props.onClose}
      onClose={props.onClose}
    >
      <Loaded query={history}>
        {({ changes }) =>
          changes.length === 0 ? (
            <Nothing icon="releases" title={words.historyEmpty} />
          ) : (
            <Stack as="ul" gap="0" listStyleType="none">
              {changes.map((change) => (
                <Change key={change.id} desk={desk} context={state} change={change} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}
