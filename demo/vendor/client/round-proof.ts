import type { Chance } from '../game.ts';
import type { RoundView } from '../shown-round.ts';
import { followSeed } from './event-proof.ts';
import { make } from './make.ts';
import type { Say } from './say.ts';

interface ProofOf<Picture> {
  /** Whether draws of the seed, from the first one, come to what the round shows. */
  readonly isFrom: (picture: Picture, chance: Chance) => boolean;
  /** Values for the sentence about a round that is confirmed. */
  readonly values?: (picture: Picture) => Readonly<Record<string, string>>;
}

/**
 * For games that commit: the hash of the next round's seed, and whether the last round follows from the seed that its
 * hash had promised and from the key that this browser made.
 */
export function makeRoundProof<Picture>(say: Say, { isFrom, values }: ProofOf<Picture>) {
  const hash = make('code', { class: 'hash' }, '–');
  const verdict = make('p', { class: 'verdict' });
  const details = make(
    'details',
    { id: 'proof' },
    make('summary', {}, say('fair')),
    make('p', {}, say('fairText')),
    make('p', {}, say('fairNext'), make('br'), hash),
    verdict,
  );
  document.getElementById('rules')?.after(details);
  let next = '';
  let current = '';
  return {
    showNext: (commitment: string): void => {
      next = commitment;
      hash.textContent = commitment;
    },
    /** The hash that was shown when the stake was pressed is the one that counts. */
    hold: (): void => {
      current = next;
    },
    check: async ({ picture, proof }: RoundView<Picture>): Promise<void> => {
      if (picture === null || proof === null || proof.seed === null) return;
      const { seed, key } = proof;
      const commitment = current === '' ? proof.commitment : current;
      const chance = await followSeed({ event: key, seed, commitment });
      const isTrue = chance === undefined ? undefined : chance !== null && isFrom(picture, chance);
      verdict.dataset['true'] = String(isTrue);
      const name = isTrue === undefined ? 'fairUnknown' : isTrue ? 'fairTrue' : 'fairFalse';
      verdict.textContent = say(name, { ...values?.(picture), seed });
    },
  };
}
