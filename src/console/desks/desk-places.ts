import type { Desk, DeskPlace } from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';

/** Desks of a group. */
export const listDesks = (place: DeskPlace): readonly Desk[] => desks.filter((desk) => desk.place === place);
/** Places that have a desk, in the order of the menu. */
export const deskPlaces: readonly DeskPlace[] = [...new Set(desks.map(({ place }) => place))];
export const pathOfDesk = ({ place, name }: Desk): string => `/desks/${place}/${name}`;
