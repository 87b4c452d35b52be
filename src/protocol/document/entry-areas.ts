import type { ApiOperations } from '../generated/wire-types.ts';

/**
 * What operators put in by hand and open pages show, by the part of the platform, with the calls that bring it.
 * When one of them changes, open pages ask again.
 */
export const entryCalls = {
  notices: ['notices.list', 'notices.categories', 'agent.announcements', 'system.help'],
  promotion: ['promotions.list', 'promotions.read', 'rewards.openPromotions'],
  mission: ['missions.list', 'missions.leaderboard'],
  games: [
    'games.facets',
    'games.favouriteList',
    'games.hot',
    'games.index',
    'games.info',
    'games.list',
    'games.matches',
    'games.menus',
    'games.popular',
    'games.recent',
    'games.rooms',
    'games.types',
    'games.vendors',
  ],
  lottery: ['lottery.games', 'lottery.near', 'lottery.opened', 'lottery.playMenu', 'lottery.today'],
  receiving: ['deposit.settings', 'deposit.banks'],
} as const satisfies Readonly<Record<string, readonly (keyof ApiOperations)[]>>;
export type EntryArea = keyof typeof entryCalls;
export const entryAreas = Object.keys(entryCalls) as readonly EntryArea[];

/** Calls that bring something of an area; of every area where null. */
export const listEntryCalls = (area: EntryArea | null): readonly string[] =>
  area === null ? Object.values(entryCalls).flat() : entryCalls[area];
