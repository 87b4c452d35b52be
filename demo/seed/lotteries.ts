import { games, type LotteryGame } from '../../platform/lottery/catalogue.ts';
import type { LotteryArea } from '../../platform/lottery/offered-plays.ts';
import { lotteryVendors } from '../../platform/play/games/lottery-wins.ts';
import type { GameType } from '../../platform/play/games/game-type.ts';
import type { MotifName } from '../pictures/motifs.ts';

export type LotteryType = Extract<GameType, 'LOTT' | 'ELOTT'>;

/** A lottery of the house as an entry of the catalogue: its provider is the page that it is bought on. */
export interface SeedLottery {
  readonly game_code: string;
  readonly name: string;
  readonly vendor_code: string;
  /** Code of its group. */
  readonly classify: string;
  readonly motif: MotifName;
}

/** Emblems of families whose draws are not of balls. */
const motifsOfFamilies: Readonly<Record<string, MotifName>> = {
  'three-dice': 'dice',
  'ten-cars': 'rocket',
  'vietnam-north': 'drum',
  'vietnam-south': 'drum',
  thai: 'ticket',
};

const typeOf = (area: LotteryArea): LotteryType => (area === 'elott' ? 'ELOTT' : 'LOTT');
const writeEntry = ({ code, names, group }: LotteryGame): SeedLottery => ({
  game_code: code,
  name: names.EN,
  vendor_code: lotteryVendors[group.area],
  classify: group.code,
  motif: motifsOfFamilies[group.family] ?? 'balls',
});

/** The lotteries that the house sells, of one category. */
export const listLotteries = (type: LotteryType): readonly SeedLottery[] =>
  games.filter(({ group }) => typeOf(group.area) === type).map(writeEntry);
