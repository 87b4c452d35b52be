import { expect, it } from 'vitest';
import { chooseStart } from './start-game.ts';

it.each([
  [{ vassalage: 'TCG_LOTTO_VN', gameCode: 'MB' }, '/vnLottery', { gameCode: 'MB' }],
  [{ vassalage: 'TCG_SEA', gameCode: 'TH', playType: 'top3' }, '/seaLottery', { gameCode: 'TH' }],
  [{ vassalage: 'LOTT', gameCode: 'SSC', playType: 'd5' }, '/lottery', { gameCode: 'SSC', playType: 'd5' }],
  [{ vassalage: 'ELOTT', isGame: 'VASSALAGE' }, '/lottery', {}],
])('%o is a page of the portal', (item, path, query) => {
  expect(chooseStart(item)).toEqual({ kind: 'page', path, query });
});

it('a provider leads to the list of its games, and a game to its frame', () => {
  expect(chooseStart({ vassalage: 'TARNLIGHT', isGame: 'VASSALAGE' })).toEqual({
    kind: 'list',
    vassalage: 'TARNLIGHT',
  });
  for (const vassalage of ['TARNLIGHT', '', 'toString'])
    expect(chooseStart({ vassalage })).toEqual({ kind: 'frame' });
});
