import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '../../protocol/json/typed-schema.ts';
import type { AnswerOf, Call, endings } from '../../protocol/console/define-call.ts';
import { forget, keyOf, useSend } from '../http/use-call.ts';
import type { ProposalWork } from './pending-proposal.tsx';

type Endings<State> = ReturnType<typeof endings<State>>;
/**
 * How proposals of one kind are decided about and withdrawn. The answer of the server is stored as what `list` reads,
 * and the other calls are sent again.
 */
export function useProposalWork<State>(
  kind: Endings<State> & {
    readonly words: ProposalWork['words'];
    readonly list: Call<'GET', Schema<unknown>, Schema<State>>;
    readonly others?: readonly Call<'GET'>[];
  },
): ProposalWork {
  const send = useSend();
  const client = useQueryClient();
  const { words, list, decide, withdraw, others = [] } = kind;
  const keep = (state: AnswerOf<typeof list>): void => {
    client.setQueryData(keyOf(list), state);
    void forget(client, ...others);
  };
  return {
    words,
    decide: async (id, state, reason) => keep(await send(decide, { id, state, reason })),
    withdraw: async (id) => keep(await send(withdraw, { id })),
    reload: () => void forget(client, list, ...others),
  };
}
