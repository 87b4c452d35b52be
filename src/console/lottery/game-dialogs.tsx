import { Checkbox, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryMarks, type LotteryGameLine, type LotteryMark } from '../../protocol/console-lottery.ts';
import { useConsoleApi } from '../http/queries.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/error-text.ts';
import { tellSuccess } from '../ui/toasts.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';
import { useKeepGames } from './use-games-work.ts';

/** What an operator is about to do with a game. */
export interface GameStep {
  readonly action: 'close' | 'open' | 'mark';
  readonly line: LotteryGameLine;
}

function ReasonDialog({ step, onClose }: { readonly step: GameStep; readonly onClose: () => void }) {
  const api = useConsoleApi();
  const keep = useKeepGames();
  const { code, name } = step.line;
  const closes = step.action === 'close';
  return (
    <AskReason
      danger={closes}
      title={closes ? words.closeTitle(name) : words.openTitle(name)}
      text={closes ? words.closeText : words.openText}
      confirm={closes ? words.close : words.open}
      words={words}
      take={(note) => (closes ? api.closeLottery(code, note) : api.openLottery(code, note))}
      onDone={(list) => {
        keep(list);
        onClose();
        tellSuccess(closes ? words.closed(name) : words.opened(name));
      }}
      onClose={onClose}
    />
  );
}

function Mark(props: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <Checkbox.Root
      checked={props.on}
      minHeight={{ base: '11', md: '8' }}
      onCheckedChange={({ checked }) => props.onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{props.label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

function MarkDialog({ line, onClose }: { readonly line: LotteryGameLine; readonly onClose: () => void }) {
  const api = useConsoleApi();
  const keep = useKeepGames();
  const [marks, setMarks] = useState<readonly LotteryMark[]>(line.marks);
  const [isFeatured, setIsFeatured] = useState(line.isFeatured);
  const saving = useMutation({
    mutationFn: () => api.markLottery({ game: line.code, marks, isFeatured }),
    onSuccess: (list) => {
      keep(list);
      onClose();
      tellSuccess(words.saved);
    },
  });
  return (
    <ConfirmDialog
      open
      title={words.markTitle(line.name)}
      text={words.markText}
      confirm={words.save}
      busy={saving.isPending}
      onConfirm={() => saving.mutate()}
      onClose={onClose}
    >
      <Stack gap="2" marginBlockStart="4" align="start">
        {lotteryMarks.map((mark) => (
          <Mark
            key={mark}
            label={words.marks[mark]}
            on={marks.includes(mark)}
            onChange={(on) =>
              setMarks(lotteryMarks.filter((one) => (one === mark ? on : marks.includes(one))))
            }
          />
        ))}
        <Mark label={words.featured} on={isFeatured} onChange={setIsFeatured} />
      </Stack>
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={!saving.isError}>
        {saving.isError ? describeError(saving.error) : null}
      </Text>
    </ConfirmDialog>
  );
}

/** Asks before a game is closed, opened or marked. */
export function GameDialog({ step, onClose }: { readonly step: GameStep; readonly onClose: () => void }) {
  return step.action === 'mark' ? (
    <MarkDialog line={step.line} onClose={onClose} />
  ) : (
    <ReasonDialog step={step} onClose={onClose} />
  );
}
