/** `npm run nightly` tries everything; `npm test` a part of it, so that a change is judged while its author waits. */
const isNight = process.env['TEST_EFFORT'] === 'all';

/** How much a test tries in the gate, and how much at night. */
export const byEffort = <Value>(gate: Value, night: Value): Value => (isNight ? night : gate);

/** In the gate one of each `oneOf` items, at night all. Tests of many things take another one for each: `turn`. */
export const takeShare = <Item>(items: readonly Item[], oneOf: number, turn = 0): readonly Item[] =>
  items.filter((_, place) => isNight || (place + turn) % oneOf === 0);
