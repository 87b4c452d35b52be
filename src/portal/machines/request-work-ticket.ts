import type { Api } from '../../api/create-api.ts';
import { solveProofOfWork, type WorkTask } from './solve-work.ts';

/** A ticket of human verification without a person's doing, for steps where the flow has none at hand. */
export async function requestWorkTicket(api: Api, signal: AbortSignal): Promise<string> {
  const challenge = await api['verification.challenge']({ kind: 'work' }, { signal });
  const number = await solveProofOfWork(challenge.work as WorkTask, signal);
  const { token } = await api['verification.answer']({ id: challenge.id, number }, { signal });
  return token;
}
