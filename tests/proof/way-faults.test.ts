import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { siteChecker } from '../site/site-checker.ts';
import { listFragments } from './plant-faults.ts';
import { listWayFaults, type WayFault } from './plant-ways.ts';
import { copySite } from './site-edits.ts';

/** Faults side by side: one of each document, so that each finding belongs to one of them. */
const takeRound = (faults: readonly WayFault[]): readonly WayFault[] => [
  ...new Map(faults.map((fault) => [fault.document, fault])).values(),
];

/** Those of the faults about which the check says nothing at their document or a screen with it. */
const listMissed = async (round: readonly WayFault[]): Promise<readonly WayFault[]> => {
  const site = await copySite();
  for (const { plant } of round) plant(site);
  const { issues } = await siteChecker.check(site);
  const screens = Object.keys(site).filter((path) => /^(pages|modals|shell)/.test(path));
  return round.filter(({ document, codes }) => {
    const around = screens.filter(
      (screen) => screen === document || listFragments(site, screen).includes(document),
    );
    const places = new Set([document, ...around, ...around.flatMap((screen) => listFragments(site, screen))]);
    return !issues.some(({ code, document: at }) => codes.test(code) && places.has(at));
  });
};

/** Kinds that are found before the proof stay apart from those that the proof finds. */
const countFound = async (faults: readonly WayFault[]): Promise<readonly WayFault[]> => {
  const missed: WayFault[] = [];
  let left = faults;
  while (left.length > 0) {
    const round = takeRound(left);
    left = left.filter((fault) => !round.includes(fault));
    const open = await listMissed(round);
    // What follows from another fault, or waits for it, is tried alone.
    for (const fault of open) missed.push(...(await listMissed([fault])));
  }
  return missed;
};

describe('ways out that do not surely happen, planted at every place of the default site', () => {
  it('are all found', { timeout: 600_000 }, async ({ annotate }) => {
    const all = listWayFaults(await copySite());
    const kinds = [...new Set(all.map(({ what }) => what))];
    const missed: WayFault[] = [];
    const counts: string[] = [];
    for (const kind of kinds) {
      const faults = takeShare(
        all.filter(({ what }) => what === kind),
        12,
      );
      const open = await countFound(faults);
      counts.push(`${kind}: ${faults.length} planted, ${faults.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(({ what, document, id }) => `${what}: ${document} ${id}`)).toEqual([]);
    expect(all.length).toBeGreaterThan(1_500);
    expect(kinds.sort()).toEqual([
      'alert of a failure taken out',
      'button disabled for good',
      'button that sets what nobody reads',
      'button with hideBelow',
      'button with hideFrom',
      'button without actions',
      'buttons that a phone hides',
      'dialog that nothing closes',
      'event that is never sent',
      'field that sets another name',
      'field without change',
    ]);
  });
});
