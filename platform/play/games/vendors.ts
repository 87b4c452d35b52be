import { sql, type Selectable } from 'kysely';
import type { GamesTypesValue, GamesVendorsValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { pictureVersion } from '../../../server/infrastructure/outside/pictures.ts';
import { isInWindow } from './vendor-windows.ts';
import type { GameVendorTable } from './tables.ts';
import { gameTypes, type GameType } from './game-type.ts';

type Lane = GamesVendorsValue['lanes'][number];

/** English names of the sub-type codes (wire contract, list items). */
const classifyNames: Readonly<Record<string, string>> = {
  SL: 'Slots',
  SC: 'Scratch',
  VP: 'Video poker',
  JP: 'Jackpot',
  TG: 'Table games',
  CG: 'Hi-Lo',
  AC: 'Arcade',
  BG: 'Bingo',
  CR: 'Crash',
  BA: 'Baccarat',
  RL: 'Roulette',
  BJ: 'Blackjack',
};

const logoOf = (code: string): string => `/media/vendors/${code}.svg?v=${pictureVersion}`;

/** Kinds whose games are one book each, which a provider can show to visitors. */
const bookTypes: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

/** Names no ticket: nothing can be played by it. */
function writePreview(origin: string | null, type: GameType): string | null {
  if (origin === null || !bookTypes.includes(type)) return null;
  const url = new URL('/play', origin);
  url.search = new URLSearchParams({ type, guest: '1' }).toString();
  return url.href;
}

type Vendor = Selectable<GameVendorTable> & { readonly is_closed: boolean };
function toCard(vendor: Vendor, origin: string | null): Lane['cards'][number] {
  const logo = logoOf(vendor.code);
  return {
    vassalage: vendor.code,
    displayName: vendor.name,
    title: vendor.name,
    accountTypeName: vendor.name,
    accountTypeId: vendor.account_type_id,
    id: `${vendor.code}-${vendor.game_type}`,
    gameType: vendor.game_type,
    isGame: vendor.opens,
    gameCode: '',
    smallIcon: logo,
    mobileSmallIcon: logo,
    h5Icon: logo,
    lagerIcon: logo,
    mobileLargeIcon: logo,
    preview: writePreview(origin, vendor.game_type),
    maintenance: vendor.is_closed,
  };
}

async function countKinds(db: Database) {
  return db
    .selectFrom('game')
    .select(['game_type', 'vendor_code', 'classify', sql<number>`count(*)::integer`.as('games')])
    .where('withdrawn_at', 'is', null)
    .groupBy(['game_type', 'vendor_code', 'classify'])
    .orderBy('classify')
    .execute();
}

interface LaneParts {
  readonly db: Database;
  readonly now: Date;
  /** Of the vendor that shows books to visitors; null where none does. */
  readonly previews: string | null;
}

/** Vendors by category, in lobby order; a category without vendors has no lane. */
export async function readLanes({ db, now, previews }: LaneParts): Promise<Lane[]> {
  const [vendors, kinds] = await Promise.all([
    db
      .selectFrom('game_vendor as v')
      .selectAll()
      .select(sql<boolean>`(v.maintenance or ${isInWindow('v.code', now)})`.as('is_closed'))
      .orderBy('position')
      .execute(),
    countKinds(db),
  ]);
  return gameTypes.flatMap((title) => {
    const cards = vendors
      .filter(({ game_type }) => game_type === title)
      .map((vendor) => toCard(vendor, previews));
    if (cards.length === 0) return [];
    const counts = new Map<string, number>();
    for (const { game_type, classify, games } of kinds) {
      if (game_type === title && classify !== '') counts.set(classify, (counts.get(classify) ?? 0) + games);
    }
    const gameClassify = [...counts].map(([key, gameCount]) => ({
      key,
      displayName: classifyNames[key] ?? key,
      gameCount,
    }));
    return [{ title, cards, gameClassify }];
  });
}

/** Game type → vendor code → sub-types. */
export async function readVendorTypes(db: Database): Promise<GamesTypesValue> {
  const content: Record<string, Record<string, string[]>> = {};
  for (const { game_type, vendor_code, classify } of await countKinds(db)) {
    const vendors = (content[game_type] ??= {});
    const kinds = (vendors[vendor_code] ??= []);
    if (classify !== '') kinds.push(classify);
  }
  return { content };
}

/** Codes of the studios that have games here. */
export const listVendors = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('game_vendor').select('code').distinct().execute()).map(({ code }) => code);
