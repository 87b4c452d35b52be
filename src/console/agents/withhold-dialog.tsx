import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { agents } from '../../protocol/calls/agents.ts';
import { settlements } from '../../protocol/calls/settlements.ts';
import type { Call } from '../../protocol/console/define-call.ts';
import { forget, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { agentMessages } from './agent-messages.ts';
import { settlementMessages } from './settlement-messages.ts';

const { runs, lines, line, holds } = settlements;
/** Everything that is shown of agents and settlements may differ after a hold begins or ends. */
export const shownOfAgents: readonly Call<'GET'>[] = [...Object.values(agents), runs, lines, line, holds];
export function useReloadAgents(): () => void {
  const client = useQueryClient();
  return () => void forget(client, ...shownOfAgents);
}

/** Asks for the dialog that withholds what an agent is paid. */
export function WithholdButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="sm" variant="outline" colorPalette="red" width="fit-content" onClick={onPress}>
      {label}
    </Button>
  );
}

const allWords = agentMessages.withhold;
const lineWords = settlementMessages.holds;
/** Asks why a line, or all payments to an account, are to be withheld. */
export function WithholdDialog(props: {
  readonly memberId: string;
  readonly account: string;
  /** Null: all payments. */
  readonly lineId: string | null;
  readonly onClose: () => void;
}) {
  const { memberId, account, lineId, onClose } = props;
  const send = useSend();
  const reload = useReloadAgents();
  const isLine = lineId !== null;
  return (
    <AskReason
      danger
      title={isLine ? lineWords.withholdTitle : allWords.title(account)}
      text={isLine ? lineWords.withholdText : allWords.text}
      confirm={isLine ? lineWords.confirm : allWords.confirm}
      words={allWords}
      take={(note) => send(settlements.withhold, { memberId, lineId, note })}
      done={isLine ? lineWords.withholdDone : allWords.done}
      onDone={reload}
      onRefused={reload}
      onClose={onClose}
    />
  );
}
