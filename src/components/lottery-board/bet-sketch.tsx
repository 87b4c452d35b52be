import type { ReactNode } from 'react';
import { nameChoice, type BoardGroup } from './board-menu.ts';
import { listChoices } from './choice-groups.ts';

/** How many positions a play's name is about: `last2.direct` is about the last two of the draw. */
const coverPattern = /^(all|first|mid|last|any)(\d?)\b/;

/** Which of the positions of a draw the plays of a group are about; null where they are about none. */
export function coverPositions(
  { plays }: Pick<BoardGroup, 'plays'>,
  length: number,
): readonly boolean[] | null {
  const [, part, digits] = coverPattern.exec(plays[0]?.play.id ?? '') ?? [];
  if (part === undefined) return null;
  const count = part === 'all' ? length : Number(digits);
  if (count === 0 || count > length) return null;
  const start =
    { all: 0, first: 0, any: 0, mid: Math.floor((length - count) / 2), last: length - count }[part] ?? 0;
  return Array.from({ length }, (_, index) => index >= start && index < start + count);
}

const mostSamples = 3;

/** A group of plays as a picture: the positions that it is about, or what is chosen in it. */
export const BetSketch = ({
  classes,
  group,
}: {
  readonly classes: Readonly<Record<string, string>>;
  readonly group: BoardGroup;
}): ReactNode => {
  const [first] = group.plays;
  if (first === undefined) return null;
  const covered = coverPositions(group, first.positions);
  return (
    <span className={classes['sketch']} aria-hidden="true">
      {covered === null
        ? listChoices(first.play)
            .slice(0, mostSamples)
            .map((choice) => (
              <span key={choice} className={classes['sample']}>
                {nameChoice(first, choice)}
              </span>
            ))
        : covered.map((isCovered, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- positions have no other name
            <span key={index} className={classes['spot']} data-covered={isCovered || undefined} />
          ))}
    </span>
  );
};
