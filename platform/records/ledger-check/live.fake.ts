import { moneySteps, type Step } from './money-steps.fake.ts';
import { playSteps } from './play-steps.fake.ts';
import type { World } from './world.fake.ts';

const dayMs = 86_400_000;
/** Of each night so much before midnight and so much after it is lived through. */
const aroundMs = 600_000;
/** Midnight in Manila. */
const midnightMs = 16 * 3_600_000;
const jobsEvery = 50;
/** Three of five steps are play. */
const steps: readonly (readonly Step[])[] = [playSteps, playSteps, playSteps, moneySteps, moneySteps];

interface Life {
  readonly operations: number;
  readonly nights: number;
  /** Members who do something at the same moment. */
  readonly lanes: number;
}

/** Moves the clock to ten minutes before the next midnight of the brand. */
const goToEvening = ({ rig: { clock } }: World): void => {
  const sinceEvening = (clock.now().getTime() - midnightMs + aroundMs) % dayMs;
  clock.advance(dayMs - sinceEvening);
};
const doOne = async (world: World): Promise<void> => {
  const { random, members } = world;
  const kind = steps[random.integer(0, steps.length)] ?? playSteps;
  const step = kind[random.integer(0, kind.length)];
  const who = members[random.integer(0, members.length)];
  if (step !== undefined && who !== undefined) await step(world, who);
};

/**
 * Random operations of random members, all within minutes of midnight by the clocks of the brand, on both sides of
 * it. Draws and the ends of days happen in between, as they are due.
 */
export async function live(world: World, { operations, nights, lanes }: Life): Promise<void> {
  const ofNight = Math.ceil(operations / nights);
  const meanMs = (2 * aroundMs) / ofNight;
  for (let night = 0; night < nights; night += 1) {
    goToEvening(world);
    await world.runJobs();
    for (let begun = 0; begun < ofNight; begun += jobsEvery) {
      let left = Math.min(jobsEvery, ofNight - begun);
      const lane = async (): Promise<void> => {
        for (; left > 0;) {
          left -= 1;
          world.rig.clock.advance(world.random.integer(0, Math.ceil(2 * meanMs)));
          await doOne(world);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      await world.runJobs();
    }
  }
  if (world.troubles.length > 0) throw new AggregateError(world.troubles, 'Expected every job to go well.');
}
