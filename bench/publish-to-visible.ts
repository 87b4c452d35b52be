import type { Browser } from '@playwright/test';
import type { WirePatch } from '../src/protocol/calls/site.ts';
import { changeField } from '../tests/e2e/operator.ts';
import type { RunningSite } from '../tests/e2e/start-site.ts';
import { createPublisher, type Publisher, type Sent } from './publisher.ts';
import { summarise } from './samples.ts';
import { drawTable } from './table.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

const publishes = 50;
const rollbacks = 10;
export const watchedField = 'line';
const patienceMs = 15_000;
/** Without the stream the page asks every 22 to 38 s: so long it must show nothing. */
const controlMs = 2_000;
const pollPatienceMs = 45_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Times {
  /** Request sent → in the open page's document. */
  readonly visible: number[];
  /** Request sent → answered, which is the server's part: compile, store, tell. */
  readonly answered: number[];
}

const timeOne = async (page: WatchedPage, isShown: boolean, work: () => Promise<Sent>, times: Times) => {
  const { sentAt, answeredAt } = await work();
  const visibleAt = await page.see(isShown, sentAt, patienceMs);
  if (visibleAt === null) throw new Error(`The open page did not follow within ${patienceMs} ms.`);
  times.visible.push(visibleAt - sentAt);
  times.answered.push(answeredAt - sentAt);
  // Not in step with the server's own timers.
  await pause(100 + Math.random() * 150);
};

/** Fields that say in binary which turn it is, so that no release is like one before: a compiled one is kept. */
const counters = ['referralCode', 'affiliateCode', 'facebook', 'qqNum', 'wechat', 'whatsapp'] as const;

/** The changes of one publish. None of them takes a second person. */
export const changeFields = (turn: number, isShown: boolean): readonly WirePatch[] => [
  changeField(watchedField, 'enabled', isShown),
  ...counters.map((name, bit) =>
    changeField(name, bit < 2 ? 'required' : 'enabled', Math.floor(turn / 2 ** bit) % 2 === 1),
  ),
];

/** @param turns How many publishes; after an even number the field is as it was. */
export const timePublishes = async (
  page: WatchedPage,
  publisher: Publisher,
  turns: number,
): Promise<Times> => {
  const times: Times = { visible: [], answered: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const isShown = turn % 2 === 0;
    await timeOne(page, isShown, () => publisher.publish(changeFields(turn, isShown)), times);
  }
  return times;
};

/** The last two releases differ in the field: back and forth between them. */
const timeRollbacks = async (page: WatchedPage, publisher: Publisher): Promise<Times> => {
  const times: Times = { visible: [], answered: [] };
  const without = await publisher.revision();
  for (let turn = 0; turn < rollbacks; turn += 1) {
    const isShown = turn % 2 === 0;
    await timeOne(page, isShown, () => publisher.rollback(isShown ? without - 1 : without), times);
  }
  return times;
};

interface Control {
  readonly followedAt: number | null;
  readonly otherFollowedAt: number;
  readonly polledAt: number | null;
}

/** A page whose stream is blocked, beside one that hears: the measure must be able to fail. */
const runControl = async (
  browser: Browser,
  origin: string,
  page: WatchedPage,
  publisher: Publisher,
): Promise<Control> => {
  const deaf = await openWatchedPage(browser, {
    origin,
    field: watchedField,
    prepare: async (context) => {
      await context.route('**/site/events*', (route) => route.abort());
    },
  });
  const { sentAt } = await publisher.publish(changeFields(publishes, true));
  const otherFollowedAt = await page.see(true, sentAt, patienceMs);
  const followedAt = await deaf.see(true, sentAt, controlMs);
  const polledAt = followedAt ?? (await deaf.see(true, sentAt, pollPatienceMs));
  await deaf.close();
  if (otherFollowedAt === null) throw new Error('The page beside the control did not follow.');
  const since = (moment: number | null): number | null => (moment === null ? null : moment - sentAt);
  return {
    followedAt: since(followedAt),
    otherFollowedAt: otherFollowedAt - sentAt,
    polledAt: since(polledAt),
  };
};

const describeControl = ({ followedAt, otherFollowedAt, polledAt }: Control): readonly string[] => [
  `  control, stream blocked: ${
    followedAt === null
      ? `nothing shown within ${controlMs} ms, as it must be`
      : `SHOWN after ${Math.round(followedAt)} ms: the measure proves nothing`
  } (the page beside it: ${Math.round(otherFollowedAt)} ms)`,
  `  by asking now and then, without the stream: ${
    polledAt === null ? `not within ${pollPatienceMs} ms` : `${(polledAt / 1_000).toFixed(1)} s`
  }`,
];

/** From the publish request to the open page, 50 times; rolling back; and the control. */
export const measurePublish = async (browser: Browser, site: RunningSite): Promise<string> => {
  const publisher = await createPublisher(site.console);
  const page = await openWatchedPage(browser, { origin: site.portal, field: watchedField });
  const published = await timePublishes(page, publisher, publishes);
  const rolledBack = await timeRollbacks(page, publisher);
  const control = await runControl(browser, site.portal, page, publisher);
  await page.close();
  return [
    drawTable('Milliseconds from the request until the open /register shows it', [
      { what: 'publish → visible', ...summarise(published.visible) },
      { what: 'publish → answered', ...summarise(published.answered) },
      { what: 'roll back → visible', ...summarise(rolledBack.visible) },
      { what: 'roll back → answered', ...summarise(rolledBack.answered) },
    ]),
    `  first publish: ${Math.round(published.visible[0] ?? 0)} ms; clocks agree within ${page.skewMs.toFixed(1)} ms`,
    ...describeControl(control),
  ].join('\n');
};
