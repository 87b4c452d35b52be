import { siteChecker } from '../site/site-checker.ts';
import { copySite, type EditableSite } from './site-edits.ts';

/** One fault at one place of one document, and the codes of which one has to be found there. */
export interface PlacedFault {
  readonly what: string;
  readonly document: string;
  /** Where it is found, or the beginning of that. */
  readonly pointer: string;
  readonly plant: (site: EditableSite) => void;
  readonly codes: RegExp;
  /** What a fragment does with what it is given is found where it is given. */
  readonly isOfCaller?: boolean;
  /** It changes so much of a site that it hides others, and they hide it. */
  readonly isAlone?: boolean;
}

/** Faults side by side: one for each place, so that each finding belongs to one of them. */
const takeRound = (faults: readonly PlacedFault[]): readonly PlacedFault[] => {
  const alone = faults.find(({ isOfCaller, isAlone }) => isOfCaller === true || isAlone === true);
  if (alone !== undefined) return [alone];
  return [...new Map(faults.map((fault) => [`${fault.document} ${fault.pointer}`, fault])).values()];
};

/** Those of the faults about which the check says nothing at their place. */
const listSilent = async (round: readonly PlacedFault[]): Promise<readonly PlacedFault[]> => {
  const site = await copySite();
  for (const { plant } of round) plant(site);
  const { issues } = await siteChecker.check(site);
  return round.filter(
    ({ document, pointer, codes, isOfCaller }) =>
      !issues.some(
        (issue) =>
          codes.test(issue.code) &&
          (isOfCaller === true || (issue.document === document && issue.pointer.startsWith(pointer))),
      ),
  );
};

/** The faults that are not found. Each that is missed beside others is tried alone. */
export const listMissed = async (faults: readonly PlacedFault[]): Promise<readonly PlacedFault[]> => {
  const missed: PlacedFault[] = [];
  let left = faults;
  while (left.length > 0) {
    const round = takeRound(left);
    left = left.filter((fault) => !round.includes(fault));
    const silent = await listSilent(round);
    if (round.length === 1) missed.push(...silent);
    else for (const fault of silent) missed.push(...(await listSilent([fault])));
  }
  return missed;
};

/** Kind by kind, as they hide each other least. */
export const groupByKind = (faults: readonly PlacedFault[]): ReadonlyMap<string, readonly PlacedFault[]> => {
  const kinds = new Map<string, PlacedFault[]>();
  for (const fault of faults) kinds.set(fault.what, [...(kinds.get(fault.what) ?? []), fault]);
  return kinds;
};
export const nameFault = ({ what, document, pointer }: PlacedFault): string =>
  `${what}: ${document} ${pointer}`;
