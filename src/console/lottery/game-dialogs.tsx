import { useState } from 'react';
import {
  lottery,
  lotteryMarks,
  type LotteryGameLine,
  type LotteryMark,
} from '../../protocol/calls/lottery.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { CheckField } from '../ui/fields/check-field.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';

/** What an operator is about to do with a game. */
export interface GameStep {
  readonly action: 'close' | 'open' | 'mark';
  readonly line: LotteryGameLine;
}

function ReasonDialog({ step, onClose }: { readonly step: GameStep; readonly onClose: () => void }) {
  const send = useSend();
  const keep = useKeep(lottery.games);
  const { code, name } = step.line;
  const closes = step.action === 'close';
  return (
    <AskReason
      danger={closes}
      title={closes ? words.closeTitle(name) : words.openTitle(name)}
      text={closes ? words.closeText : words.openText}
      confirm={closes ? words.close : words.open}
      words={words}
      take={(note) => send(closes ? lottery.close : lottery.open, { game: code, note })}
      done={closes ? words.closed(name) : words.opened(name)}
      onDone={keep}
      onClose={onClose}
    />
  );
}

function MarkDialog({ line, onClose }: { readonly line: LotteryGameLine; readonly onClose: () => void }) {
  const send = useSend();
  const keep = useKeep(lottery.games);
  const [marks, setMarks] = useState<readonly LotteryMark[]>(line.marks);
  const [isFeatured, setIsFeatured] = useState(line.isFeatured);
  return (
    <SaveDialog
      title={words.markTitle(line.name)}
      text={words.markText}
      confirm={words.save}
      save={() => send(lottery.mark, { game: line.code, marks, isFeatured })}
      onSaved={(list) => {
        keep(list);
        onClose();
        tellSuccess(words.saved);
      }}
      onClose={onClose}
    >
      {lotteryMarks.map((mark) => (
        <CheckField
          key={mark}
          label={words.marks[mark]}
          isOn={marks.includes(mark)}
          onChange={(isOn) =>
            setMarks(lotteryMarks.filter((one) => (one === mark ? isOn : marks.includes(one))))
          }
        />
      ))}
      <CheckField label={words.featured} isOn={isFeatured} onChange={setIsFeatured} />
    </SaveDialog>
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
