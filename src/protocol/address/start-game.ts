/** What is known of a thing that starts a game (specification, section 3: game launch item). */
export interface LaunchItem {
  /** Provider code. */
  readonly vassalage: string;
  /** `VASSALAGE`: the list of all games of its provider. */
  readonly isGame?: string;
  /** Code of a lottery game; empty for the list of them. */
  readonly gameCode?: string;
  readonly playType?: string;
}
/** Where a press on it leads: a page of the portal, the list of a provider's games, or the game's frame. */
export type GameStart =
  | { readonly kind: 'page'; readonly path: string; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'list'; readonly vassalage: string }
  | { readonly kind: 'frame' };

/** Providers whose games are pages of the portal. */
const lotteryPages: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

/** The start game switch of clients of this family. */
export function chooseStart({ vassalage, isGame, gameCode = '', playType = '' }: LaunchItem): GameStart {
  const path = Object.hasOwn(lotteryPages, vassalage) ? lotteryPages[vassalage] : undefined;
  if (path !== undefined)
    return {
      kind: 'page',
      path,
      query: {
        ...(gameCode === '' ? {} : { gameCode }),
        // Only the lottery of the Chinese kind has play types.
        ...(playType === '' || path !== '/lottery' ? {} : { playType }),
      },
    };
  return isGame === 'VASSALAGE' ? { kind: 'list', vassalage } : { kind: 'frame' };
}
