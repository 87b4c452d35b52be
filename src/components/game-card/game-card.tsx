import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { GameTile } from '../game-tile.tsx';

export interface GameCardProps {
  readonly id: string | number;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly tag?: 'new' | 'hot' | 'recommended' | 'maintenance' | '' | null;
  readonly favourite?: boolean | null;
  readonly details?: boolean;
}

export const GameCardView = ({ props, classes, text, emit }: ViewProps<GameCardProps>): ReactNode => (
  <GameTile {...props} classes={classes} text={text} emit={emit} />
);
