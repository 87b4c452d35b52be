import { launch, type LaunchState } from '../../../src/protocol/calls/launch.ts';
import { lottery } from '../../../src/protocol/calls/lottery.ts';
import { notices, type NoticeFields, type NoticeLine } from '../../../src/protocol/calls/notices.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { actAs, type PlanWork } from '../plan-work.ts';
import { pointTo } from '../plan-result.ts';
import type { SetupPlan } from '../../../src/protocol/setup/setup-plan.ts';
import type { Member } from '../team.ts';

type Entry = NonNullable<SetupPlan['entries']>[number];
const newEntry: Omit<NoticeFields, 'kind' | 'texts'> = {
  startsAt: '',
  endsAt: '',
  image: '',
  link: '',
  tag: '',
  readers: 'anyone',
  levels: [],
  languages: [],
};
/** An entry is the same by its tag, or else by its English title. */
const isSameEntry = ({ fields, state }: NoticeLine, { kind, tag, texts }: Entry): boolean =>
  state !== 'withdrawn' &&
  fields.kind === kind &&
  (tag === undefined ? fields.texts['EN']?.title === texts['EN']?.title : fields.tag === tag);

async function setEntry(work: PlanWork, pointer: string, entry: Entry, by: Member): Promise<void> {
  const { notices: lines } = await by.ask(notices.read, {});
  const line = lines.find((one) => isSameEntry(one, entry));
  const fields: NoticeFields = { ...newEntry, ...line?.fields, ...entry };
  if (line !== undefined && toCanonicalJson({ ...line.fields }) === toCanonicalJson({ ...fields }))
    return work.tell({ state: 'same', pointer, code: 'plan.same', sentence: 'It is like that already.' });
  await by.ask(notices.publish, { id: line?.id ?? null, version: line?.version ?? 0, fields });
  const title = entry.texts['EN']?.title ?? '';
  work.tell({ state: 'done', pointer, code: 'plan.done', sentence: `“${title}” is published.` });
}

async function setLottery(work: PlanWork, code: string, isOpen: boolean, by: Member): Promise<void> {
  const pointer = pointTo('lotteries', code);
  const { games } = await by.ask(lottery.games, {});
  const game = games.find((one) => one.code === code);
  if (game === undefined) {
    const sentence = `There is no lottery ${code}. There are ${games.map((one) => one.code).join(', ')}.`;
    return work.tell({ state: 'fault', pointer, code: 'lottery.unknown', sentence });
  }
  const what = `${game.name} is ${isOpen ? 'on sale' : 'closed'}`;
  if ((game.closure === null) === isOpen)
    return work.tell({ state: 'same', pointer, code: 'plan.same', sentence: `${what} already.` });
  await by.ask(isOpen ? lottery.open : lottery.close, { game: code, note: work.note });
  work.tell({ state: 'done', pointer, code: 'plan.done', sentence: `${what}.` });
}

/** What people read, and the lotteries of the house. */
export async function setContent(work: PlanWork): Promise<void> {
  for (const [index, entry] of (work.plan.entries ?? []).entries()) {
    const pointer = pointTo('entries', index);
    await actAs(work, pointer, { need: 'publish', act: (by) => setEntry(work, pointer, entry, by) });
  }
  for (const [code, isOpen] of Object.entries(work.plan.lotteries ?? {}))
    await actAs(work, pointTo('lotteries', code), {
      need: 'publish',
      act: (by) => setLottery(work, code, isOpen, by),
    });
}

async function confirm(work: PlanWork, by: Member): Promise<void> {
  const { steps } = await by.ask(launch.read, {});
  for (const [index, step] of (work.plan.confirm ?? []).entries()) {
    const pointer = pointTo('confirm', index);
    const isConfirmed = steps.some(({ name, mark }) => name === step && mark !== null);
    if (!isConfirmed) await by.ask(launch.confirm, { step });
    work.tell(
      isConfirmed
        ? { state: 'same', pointer, code: 'plan.same', sentence: `${step} is confirmed already.` }
        : { state: 'done', pointer, code: 'plan.done', sentence: `${step} is confirmed by ${by.username}.` },
    );
  }
}
/** Confirms what a person calls right, and reads the checklist. */
export async function endLaunch(work: PlanWork): Promise<LaunchState | null> {
  if (work.plan.confirm !== undefined)
    await actAs(work, '/confirm', { need: 'system', act: (by) => confirm(work, by) });
  return (await work.team.find('read')?.ask(launch.read, {})) ?? null;
}
