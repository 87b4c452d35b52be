/** A game that the vendor has made since the demonstration's lobby was filled. */
export interface NewGame {
  readonly game: string;
  readonly name: string;
  readonly studio: string;
  readonly type: 'RNG' | 'LIVE' | 'FISH';
  readonly classify?: string;
  /** Number of the game whose picture the vendor shows for it. */
  readonly art: string;
}

/** What the vendor has made, so that an import has something to show. */
export const newGames: readonly NewGame[] = [
  ...[
    ['MOONHARBOUR', 'Moon Harbour', 'TARNLIGHT', '10127'],
    ['SEVENLANTERNS', 'Seven Lanterns', 'TARNLIGHT', '10102'],
    ['PAPERSERPENT', 'Paper Serpent', 'NIMBARA', '10052'],
    ['GLASSORCHARD', 'Glass Orchard', 'SABREL', '10202'],
  ].map(([game = '', name = '', studio = '', art = '']): NewGame => ({
    game,
    name,
    studio,
    art,
    type: 'RNG',
    classify: 'SL',
  })),
  { game: 'TIDEKINGS', name: 'Tide Kings', studio: 'REEFHOUSE', type: 'FISH', art: '19081' },
  // A studio that the lobby does not have.
  {
    game: 'NORTHPIER21',
    name: 'North Pier Blackjack',
    studio: 'NORTHPIER',
    type: 'LIVE',
    classify: 'BJ',
    art: '18212',
  },
];
/** Number of a game that has another name now, and that name. */
export const renamed = { nodeId: 10_070, name: 'Harvest Moon Deluxe' } as const;
/** Number of a game that the vendor has removed from its list. */
export const withdrawn = 10_041;
