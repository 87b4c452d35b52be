import { Box, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { members, type MemberFile } from '../../protocol/calls/members.ts';
import { showLength } from '../../compiler/diff/setting-words.ts';
import { forever, type BreakLength } from '../../protocol/time/break-length.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { memberMessages as words } from './member-messages.ts';

export type MemberStep = 'exclude' | 'freeze' | 'unfreeze' | 'lift';
interface StepProps {
  readonly member: MemberFile;
  /** The state of the account may differ from what was shown. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

function useKeepFile({ member: { id }, onClose }: StepProps) {
  const keep = useKeep(members.read, { id });
  return (said: string) => (member: MemberFile) => {
    keep(member);
    onClose();
    tellSuccess(said);
  };
}

function ExcludeDialog(props: StepProps) {
  const { member, onRefused, onClose } = props;
  const send = useSend();
  const keep = useKeepFile(props);
  const [length, setLength] = useState<BreakLength>(member.exclusions[0] ?? 'P6M');
  return (
    <AskReason
      title={words.excludeTitle(member.account)}
      text={words.excludeText}
      confirm={words.exclude}
      danger
      words={words}
      take={(reason) => send(members.exclude, { id: member.id, length, reason })}
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

function FreezeDialog(props: StepProps) {
  const { member, onRefused, onClose } = props;
  const send = useSend();
  const keep = useKeepFile(props);
  return (
    <AskReason
      title={words.freezeTitle(member.account)}
      text={words.freezeText}
      confirm={words.freeze}
      danger
      words={words}
      take={(reason) => send(members.freeze, { id: member.id, reason })}
      onDone={keep(words.nowFrozen)}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

function UnfreezeDialog({ member, onRefused, onClose }: StepProps) {
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(members.unfreezings);
  return (
    <AskReason
      title={words.unfreezeTitle(member.account)}
      text={words.unfreezeText}
      confirm={words.unfreeze}
      words={words}
      take={(note) => send(members.proposeUnfreeze, { id: member.id, note })}
      done={words.asked}
      onDone={(state) => {
        keep(state);
        void forget(client, members.read);
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

function LiftDialog({ member, onRefused, onClose }: StepProps) {
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(members.lifts);
  return (
    <AskReason
      title={words.liftTitle(member.account)}
      text={words.liftText}
      confirm={words.lift}
      words={words}
      take={(note) => send(members.proposeLift, { id: member.id, note })}
      done={words.asked}
      onDone={(state) => {
        keep(state);
        void forget(client, members.read);
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
