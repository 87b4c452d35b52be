import type { ReceivingFields, ReceivingState } from '../../protocol/calls/receiving.ts';
import { FactDiff, type Facts } from '../proposals/fact-diff.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { receivingMessages as words } from './receiving-messages.ts';

export const nameAccount = ({ provider, number }: Pick<ReceivingFields, 'provider' | 'number'>): string =>
  `${provider} ${number}`;

const nameRank = (rank: number, levels: ReceivingState['levels']): string =>
  levels.find((level) => level.rank === rank)?.name ?? words.unnamedRank(rank);
/** The levels that are given an account, in words. */
export function describeLevels(
  { fromLevel, toLevel }: Pick<ReceivingFields, 'fromLevel' | 'toLevel'>,
  levels: ReceivingState['levels'],
): string {
  if (toLevel === null)
    return fromLevel === 0 ? words.allLevels : words.levelsFrom(nameRank(fromLevel, levels));
  const to = nameRank(toLevel, levels);
  return fromLevel === 0 ? words.levelsTo(to) : words.levelsRange(nameRank(fromLevel, levels), to);
}

/** Field → how a person reads it. */
function showFields(fields: ReceivingFields, { currency, levels, methods }: ReceivingState): Facts {
  const { names } = words;
  return [
    [names.method, methods.find(({ id }) => id === fields.method)?.name ?? fields.method],
    [names.kind, words.kinds[fields.kind]],
    [names.provider, fields.provider],
    [names.holder, fields.holder],
    [names.number, fields.number],
    [names.qrText, fields.qrText || '–'],
    [words.facts.levels, describeLevels(fields, levels)],
    [
      words.facts.takes,
      words.range(showMoney(fields.minimum, currency), showMoney(fields.maximum, currency)),
    ],
    [names.perDay, fields.perDay === null ? words.noEnd : showMoney(fields.perDay, currency)],
    [names.position, String(fields.position)],
    [names.enabled, fields.enabled ? words.on : words.off],
  ];
}

/** What a proposal would make of an account: every line of a new one, the lines that differ of one that is there. */
export function ReceivingDiff(props: {
  readonly now: ReceivingFields | null;
  readonly wanted: ReceivingFields;
  readonly state: ReceivingState;
}) {
  const { now, wanted, state } = props;
  return (
    <FactDiff
      words={words}
      now={now === null ? null : showFields(now, state)}
      wanted={showFields(wanted, state)}
    />
  );
}
