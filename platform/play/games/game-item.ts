import type { GamesListValue } from '../../../src/protocol/generated/wire-types.ts';
import type { GameMark } from '../../../src/protocol/calls/games.ts';
import { pictureVersion } from '../../../server/infrastructure/outside/pictures.ts';
import type { GameType } from './game-type.ts';

/** A game as the wire carries it. */
export type GameItem = GamesListValue['games'][number];

/** A game with its vendor's name and what the lobby marks it with. */
export interface GameRow {
  readonly node_id: number;
  readonly game_code: string;
  readonly name: string;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly game_type: GameType;
  readonly classify: string;
  /** File of a picture that was stored; empty where one is drawn. */
  readonly picture: string;
  readonly maintenance: boolean;
  readonly launch_date: string;
  readonly is_new: boolean;
  readonly popularity: number;
  /** Set by an operator; empty for none. */
  readonly mark: '' | GameMark | null;
}

/** From this popularity on a game counts as hot: the first 2 of 90. */
export const hotPopularity = 9_778;

function readTag({ maintenance, is_new, popularity, mark }: GameRow): GameItem['tag'] {
  if (maintenance) return 'maintenance';
  if (mark !== null) return mark;
  if (is_new) return 'new';
  return popularity >= hotPopularity ? 'hot' : '';
}

/**
 * Address of a game's picture, safe to keep for ever: `ownPicture` is the file that was fetched from its vendor and has
 * another name when it changes, the version is that of the drawing.
 */
export const iconOf = (nodeId: number | string, ownPicture = ''): string =>
  ownPicture === '' ? `/media/games/${nodeId}.svg?v=${pictureVersion}` : `/media/games/own/${ownPicture}`;

export function toGameItem(row: GameRow, favourites: ReadonlySet<number>): GameItem {
  const icon = iconOf(row.node_id, row.picture);
  return {
    nodeId: String(row.node_id),
    gameId: String(row.node_id),
    gameCode: row.game_code,
    roomId: row.game_type === 'PVP' ? `${row.node_id}-1` : '',
    nodeTypeManageId: row.game_type,
    gameName: row.name,
    nodeName: row.name,
    defaultLanguage: 'EN',
    vassalage: row.vendor_code,
    displayName: row.vendor_name,
    gameType: row.game_type,
    gameClassify: row.classify,
    defaultIcon: icon,
    showIcon: icon,
    iconUrl: icon,
    tag: readTag(row),
    favourite: favourites.has(row.node_id),
    launchDate: row.launch_date,
  };
}
