import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { Desk, DeskDraft, DeskValues } from '../../protocol/desks/define-desk.ts';
import { startValues } from '../../protocol/desks/start-values.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useKeep, useSend } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellWarning } from '../ui/toasts.tsx';
import { deskMessages as words } from './desk-messages.ts';
import type { DeskScope } from './desk-scope.ts';
import { nameRow } from './show-value.ts';

/** What a draft holds, with what a field that it does not know starts with. */
export const valuesOfDraft = (desk: Desk, draft: DeskDraft): DeskValues => ({
  ...startValues(desk),
  ...(draft.values as DeskValues),
});

function nameDraft(scope: DeskScope, draft: DeskDraft): string {
  const { desk, state } = scope;
  const row = state.rows.find(({ key }) => key === draft.key);
  if (row !== undefined) return words.draft.ofChange(nameRow(desk, row.values, state));
  const name = nameRow(desk, valuesOfDraft(desk, draft), state);
  return words.draft.ofNew(desk.words.one, name === words.nothing ? '' : name);
}

/** What operators typed and did not propose: who may propose continues it, or throws it away. */
export function DeskDrafts(props: {
  readonly scope: DeskScope;
  readonly onContinue: (draft: DeskDraft) => void;
}): ReactNode {
  const { scope } = props;
  const { desk, calls, state } = scope;
  const mayPropose = useMay(desk.rights.propose);
  const [leaving, setLeaving] = useState<DeskDraft | null>(null);
  const send = useSend();
  const keep = useKeep(calls.list);
  const remove = async ({ id }: DeskDraft) => {
    setLeaving(null);
    try {
      keep(await send(calls.removeDraft, { id }));
    } catch (error) {
      tellWarning(describeError(error));
    }
  };
  if (!mayPropose || state.drafts.length === 0) return null;
  const button = { size: 'sm', variant: 'outline', height: { base: '11', md: '8' } } as const;
  return (
    <Panel>
      <Stack as="ul" gap="3" listStyleType="none" aria-label={words.draft.list}>
        {state.drafts.map((draft) => {
          const name = nameDraft(scope, draft);
          return (
            <Flex as="li" key={draft.id} gap="3" wrap="wrap" align="center" justify="space-between">
              <Stack gap="0" minWidth="0">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text color="fg.muted" fontSize="xs">
                  {words.draft.by} {draft.by}, <Moment iso={draft.at} />
                </Text>
              </Stack>
              <Flex gap="2">
                <Button
                  {...button}
                  aria-label={words.draft.continueOne(name)}
                  onClick={() => props.onContinue(draft)}
                >
                  {words.draft.goOn}
                </Button>
                <Button
                  {...button}
                  variant="ghost"
                  aria-label={words.draft.removeOne(name)}
                  onClick={() => setLeaving(draft)}
                >
                  {words.draft.remove}
                </Button>
              </Flex>
            </Flex>
          );
        })}
      </Stack>
      {leaving === null ? null : (
        <ConfirmDialog
          open
          danger
          title={words.draft.removeTitle}
          text={words.draft.removeText}
          confirm={words.draft.remove}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
}
