import { Box, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberFile } from '../../protocol/console-members.ts';
import { showLength } from '../../compiler/diff/setting-words.ts';
import { forever, type BreakLength } from '../../protocol/break-length.ts';
import { memberKeys } from '../http/member-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Choice } from '../ui/choice.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { memberMessages as words } from './member-messages.ts';

export type MemberStep = 'exclude' | 'freeze' | 'unfreeze' | 'lift';
interface StepProps {
  readonly member: MemberFile;
  /** The state of the account may differ from what was shown. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

function useKeep(onClose: () => void) {
  const client = useQueryClient();
  return (said: string) => (member: MemberFile) => {
    client.setQueryData(memberKeys.file(member.id), member);
    onClose();
    tellSuccess(said);
  };
}

function ExcludeDialog({ member, onRefused, onClose }: StepProps) {
  const api = useConsoleApi();
  const keep = useKeep(onClose);
  const [length, setLength] = useState<BreakLength>(member.exclusions[0] ?? 'P6M');
  return (
    <AskReason
      title={words.excludeTitle(member.account)}
      text={words.excludeText}
      confirm={words.exclude}
      danger
      words={words}
      take={(reason) => api.excludeMember({ id: member.id, length, reason })}
      onDone={keep(words.excluded)}
      onRefused={onRefused}
      onClose={onClose}
    >
      <Box marginBlockStart="4">
        <Text fontWeight="medium" marginBlockEnd="1.5" aria-hidden="true">
          {words.length}
        </Text>
        <Choice
          label={words.length}
          value={length}
          options={member.exclusions.map((value) => ({ value, label: showLength(value) }))}
          onChange={(value) => setLength(member.exclusions.find((one) => one === value) ?? length)}
        />
        {length === forever ? (
          <Text color="fg.warning" fontSize="sm" marginBlockStart="2" role="status">
            {words.excludeForGood}
          </Text>
        ) : null}
      </Box>
    </AskReason>
  );
}

function FreezeDialog({ member, onRefused, onClose }: StepProps) {
  const api = useConsoleApi();
  const keep = useKeep(onClose);
  return (
    <AskReason
      title={words.freezeTitle(member.account)}
      text={words.freezeText}
      confirm={words.freeze}
      danger
      words={words}
      take={(reason) => api.freezeMember({ id: member.id, reason })}
      onDone={keep(words.nowFrozen)}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

function UnfreezeDialog({ member, onRefused, onClose }: StepProps) {
  const api = useConsoleApi();
  const client = useQueryClient();
  return (
    <AskReason
      title={words.unfreezeTitle(member.account)}
      text={words.unfreezeText}
      confirm={words.unfreeze}
      words={words}
      take={(note) => api.proposeUnfreeze({ id: member.id, note })}
      onDone={(state) => {
        client.setQueryData(memberKeys.unfreezings, state);
        void client.invalidateQueries({ queryKey: memberKeys.files });
        onClose();
        tellSuccess(words.asked);
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

function LiftDialog({ member, onRefused, onClose }: StepProps) {
  const api = useConsoleApi();
  const client = useQueryClient();
  return (
    <AskReason
      title={words.liftTitle(member.account)}
      text={words.liftText}
      confirm={words.lift}
      words={words}
      take={(note) => api.proposeLift({ id: member.id, note })}
      onDone={(state) => {
        client.setQueryData(memberKeys.lifts, state);
        void client.invalidateQueries({ queryKey: memberKeys.files });
        onClose();
        tellSuccess(words.asked);
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

const dialogs = {
  exclude: ExcludeDialog,
  freeze: FreezeDialog,
  unfreeze: UnfreezeDialog,
  lift: LiftDialog,
} satisfies Record<MemberStep, unknown>;

/** Asks for the reason of a step, and takes it. */
export function MemberDialog({ step, ...props }: StepProps & { readonly step: MemberStep }) {
  const Dialog = dialogs[step];
  return <Dialog {...props} />;
}
