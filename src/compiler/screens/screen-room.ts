import { limits, sourceLimits } from '../../protocol/json/limits.ts';

/**
 * What one screen may still take up while it is put together. A slot or a parameter can expand to many
 * others, level by level; without a count over all of them a small document would be endless work.
 */
export interface ScreenRoom {
  /** Whether one more node, use or slot may be opened. */
  takePlace(this: void): boolean;
  /** Whether one more value may be compiled. */
  takeValue(this: void): boolean;
}

export const createScreenRoom = (): ScreenRoom => {
  const room = { places: sourceLimits.placesPerPage, values: limits.valuesPerPage };
  return {
    takePlace: () => (room.places -= 1) >= 0,
    takeValue: () => (room.values -= 1) >= 0,
  };
};
