import { isPromised, readPromise, type WitnessValue } from '../../src/lottery/witness.ts';
import type { Issue, IssueParts } from './issues.ts';

/** The value of the second party, as it was promised. Throws where it is not to be had, or another one. */
export async function askWitness({ drawWitness, merchant }: IssueParts, issue: Issue): Promise<WitnessValue> {
  const promise = readPromise(issue.witness ?? '');
  if (promise?.kind === 'none') return { value: '', proof: '' };
  if (promise === null || drawWitness === null)
    throw new Error(`Expected the second party of ${issue.game} ${issue.numero}: ${issue.witness}.`);
  const asked = { merchant, game: issue.game, issue: issue.numero, closesAt: issue.closes_at };
  const given = await drawWitness.reveal(asked, promise);
  if (!(await isPromised(promise, given)))
    throw new Error(`Expected the value that was promised for ${issue.game} ${issue.numero}.`);
  return given;
}
