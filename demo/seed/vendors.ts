import { lotteryVendors } from '../../platform/play/games/lottery-wins.ts';
import { gameTypes, type GameType } from '../../platform/play/games/game-type.ts';

/** A vendor of one category. All names are invented. */
export interface SeedVendor {
  readonly code: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly accountTypeId: number;
  readonly opens: 'VASSALAGE' | 'GAME';
  readonly position: number;
}

const names: Readonly<Record<GameType, string>> = {
  RNG: 'Velmara Play, Orrin Reels, Tarnlight, Kestrin Works, Bluefjord, Nimbara, Quillon Games, Ostrava Arc, Lumaforge, Marrowind, Sabrel, Thornby Lane, Cindral, Halvane, Ixtara, Pellow & Rye',
  LIVE: 'Casa Velmara, Orlane Live, Stagehall, Tablelight, Solenne, Grand Arlo, Riverdeck, Hallmere, Northcourt, Velvet Quay, Opaline, Maisonette',
  FISH: 'Deepwell, Coraline, Tidecraft, Bluefjord, Lanterna, Reefhouse, Marlowe Bay, Seven Shoals, Kelpline, Abyssa, Saltmark, Pearlworks',
  PVP: 'Cardwick, Tilehouse, Nimbara, Jadegate, Pairline, Kingsrow, Harbour Six, Lotusroom, Fair Deal, Windmill, Tonghall, Ostler',
  SPORTS:
    'Fieldline, Matchday Nine, Goalhaus, Overcourt, Trackside, Ninety Plus, Pitchmark, Homeleg, Turnstile, Eastgate, Longball, Scoreway',
  ESPORTS:
    'Laneward, Respawn Hall, Mapveto, Pixelpit, Clutchline, Frag Avenue, Patchday, Ultima Row, Midlane, Overtime Arc, Skirmish, Headway',
  ELOTT: 'E-lottery',
  LOTT: 'Lottery, Thai lotteries, Vietnam lotteries',
  COCKFIGHT:
    'Arena Roja, Spurline, Talisay, Pitmaster Row, Redcomb, Derbyhall, Dawn Arena, Sabongline, Goldspur, Feathergate, Warhen, Stagecock',
};

/** Codes that portals of this family know a kind of games by (specification, section 5), and pages of lotteries. */
const fixedCodes: Readonly<Record<string, string>> = {
  Laneward: 'TF',
  'Arena Roja': 'DS88',
  'E-lottery': lotteryVendors.elott,
  Lottery: lotteryVendors.lottery,
  'Thai lotteries': lotteryVendors.seaLottery,
  'Vietnam lotteries': lotteryVendors.vnLottery,
};

const toCode = (name: string): string =>
  fixedCodes[name] ??
  name
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 12);

/** At least 11 for each category of vendors, which is what a menu shows before its "more" entry. */
export function makeVendors(): readonly SeedVendor[] {
  let position = 0;
  const accountTypes = new Map<string, number>();
  return gameTypes.flatMap((gameType) =>
    names[gameType].split(', ').map((name): SeedVendor => {
      const code = toCode(name);
      const accountTypeId = accountTypes.get(code) ?? accountTypes.size + 2;
      accountTypes.set(code, accountTypeId);
      position += 1;
      const opens =
        gameType === 'SPORTS' || gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'GAME' : 'VASSALAGE';
      return { code, name, gameType, accountTypeId, opens, position };
    }),
  );
}
