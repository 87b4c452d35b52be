import { useQueryClient } from '@tanstack/react-query';
import { agentKeys } from '../http/agent-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { agentMessages } from './agent-messages.ts';
import { settlementMessages } from './settlement-messages.ts';

/** Everything that is shown of agents and settlements may differ after a hold begins or ends. */
export function useReloadAgents(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: agentKeys.agents });
    void client.invalidateQueries({ queryKey: agentKeys.runs });
    void client.invalidateQueries({ queryKey: agentKeys.holds });
  };
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
  const api = useConsoleApi();
  const reload = useReloadAgents();
  const isLine = lineId !== null;
  return (
    <AskReason
      danger
      title={isLine ? lineWords.withholdTitle : allWords.title(account)}
      text={isLine ? lineWords.withholdText : allWords.text}
      confirm={isLine ? lineWords.confirm : allWords.confirm}
      words={allWords}
      take={(note) => api.withhold({ memberId, lineId, note })}
      onDone={() => {
        reload();
        onClose();
        tellSuccess(isLine ? lineWords.withholdDone : allWords.done);
      }}
      onRefused={reload}
      onClose={onClose}
    />
  );
}
