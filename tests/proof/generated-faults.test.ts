import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { type Fault, listFaults, listFragments } from './plant-faults.ts';
import { copySite } from './site-edits.ts';
import { siteChecker } from '../site/site-checker.ts';

/** Faults side by side: one of each screen, so that each finding belongs to one of them. */
const takeRound = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map((fault) => [fault.screen, fault])).values(),
];

/** Those of the faults, one of each screen, about which the check says nothing. */
const listMissed = async (round: readonly Fault[]): Promise<readonly Fault[]> => {
  if (round.length === 0) return [];
  const site = await copySite();
  for (const { plant } of round) plant(site);
  const { issues } = await siteChecker.check(site);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const found = new Set(errors.map(({ document }) => document));
  const missed = round.filter(
    ({ screen, document }) =>
      ![screen, document, ...listFragments(site, screen)].some((path) => found.has(path)),
  );
  // The proof waits for what is found before it: those that are found are taken out.
  const isProven = errors.every(({ code }) => code.startsWith('proof.'));
  return isProven || missed.length === round.length ? missed : listMissed(missed);
};

describe('faults planted at every place where a screen of the default site has a flow', () => {
  it('are all found', { timeout: 600_000 }, async () => {
    const faults = listFaults(await copySite());
    const kinds = [...new Set(faults.map(({ what }) => what))];
    const kindOf = (kind: string) => faults.filter(({ what }) => what === kind);
    const missed: Fault[] = [];
    let left = kinds.flatMap((kind) => takeShare(kindOf(kind), 15));
    while (left.length > 0) {
      const round = takeRound(left);
      left = left.filter((fault) => !round.includes(fault));
      missed.push(...(await listMissed(round)));
    }
    expect(missed.map(({ what, document, id }) => `${what}: ${document} ${id}`)).toEqual([]);
    expect(kinds.sort()).toEqual([
      'control disabled by a rule',
      'control hidden',
      'field disabled',
      'no control of a state',
      'submit disabled',
      'submit disabled by a rule of its state',
      'submit disabled for all but agents',
      'submit in another form',
      'submit removed',
    ]);
    expect(faults.length).toBeGreaterThan(200);
  });
});
