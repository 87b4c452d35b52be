import { senders, type SenderLine } from '../../../src/protocol/calls/senders.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { MessageChannel } from '../../../src/protocol/message.ts';
import { launch } from '../../../src/protocol/calls/launch.ts';
import { actAs, approve, type PlanWork } from '../plan-work.ts';
import { pointTo } from '../plan-result.ts';
import type { Member } from '../team.ts';

const listOf = async (member: Member, channel: MessageChannel): Promise<SenderLine | undefined> =>
  (await member.ask(senders.list, {})).senders.find((one) => one.channel === channel);

type Summary = Pick<SenderLine, 'smtp' | 'template' | 'secretNames'>;
/** What the console shows of the sender that the plan asks for: everything but its secrets. */
function summarize({ plan }: PlanWork, channel: MessageChannel): Summary | null {
  const { email, sms } = plan.senders ?? {};
  if (channel === 'email') {
    if (email === undefined) return null;
    const { password, ...smtp } = email;
    return { smtp: { ...smtp, hasPassword: password !== undefined }, template: null, secretNames: [] };
  }
  if (sms === undefined) return null;
  const secretNames = Object.keys(sms.secrets).toSorted();
  return { smtp: null, template: JSON.stringify(sms.template, null, 2), secretNames };
}
const isLike = (line: Summary | null | undefined, wished: Summary): boolean =>
  line !== null &&
  line !== undefined &&
  toCanonicalJson({
    smtp: line.smtp,
    template: line.template,
    secretNames: line.secretNames.toSorted(),
  }) === toCanonicalJson({ ...wished });

async function propose({ plan, secrets }: PlanWork, channel: MessageChannel, by: Member): Promise<void> {
  const { email, sms } = plan.senders ?? {};
  if (channel === 'email' && email !== undefined) {
    const { password: _, ...smtp } = email;
    await by.ask(senders.saveSmtp, { ...smtp, password: secrets.of('/senders/email/password') });
  }
  if (channel === 'sms' && sms !== undefined)
    await by.ask(senders.saveSms, {
      template: JSON.stringify(sms.template, null, 2),
      secrets: Object.fromEntries(
        Object.keys(sms.secrets).map((name) => [
          name,
          secrets.of(pointTo('senders', 'sms', 'secrets', name)) ?? '',
        ]),
      ),
    });
}

async function setSender(work: PlanWork, channel: MessageChannel, by: Member): Promise<void> {
  const wished = summarize(work, channel);
  if (wished === null) return;
  const pointer = pointTo('senders', channel);
  const what = channel === 'email' ? 'The sender of emails' : 'The sender of SMS';
  const now = await listOf(by, channel);
  if (now?.source === 'console' && isLike(now, wished))
    return work.tell({
      state: 'same',
      pointer,
      code: 'plan.same',
      sentence: `${what} is like that already.`,
    });
  if (!isLike(now?.proposal, wished)) await propose(work, channel, by);
  const proposal = (await listOf(by, channel))?.proposal ?? null;
  const asker = proposal === null ? by : { ...by, username: proposal.proposedBy };
  await approve(work, {
    pointer,
    what,
    by: asker,
    decides: 'system',
    id: proposal?.id ?? null,
    approve: (member, id) => member.ask(senders.decide, { id, state: 'approved', reason: work.note }),
  });
}

/** Sends the test message of a channel, where none has arrived yet. */
async function test(work: PlanWork, channel: MessageChannel, by: Member): Promise<void> {
  const to = work.plan.tests?.[channel];
  if (to === undefined) return;
  const pointer = pointTo('tests', channel);
  const { steps } = await by.ask(launch.read, {});
  const isTried = steps.some(({ name, mark }) => name === channel && mark !== null);
  if (isTried)
    return work.tell({
      state: 'same',
      pointer,
      code: 'plan.same',
      sentence: 'A test message has left already.',
    });
  const { isSent, answer } = await by.ask(senders.test, { channel, to });
  work.tell(
    isSent
      ? { state: 'done', pointer, code: 'plan.done', sentence: `A test message is on its way to ${to}.` }
      : {
          state: 'fault',
          pointer,
          code: 'sender.refused',
          sentence: `The test message did not leave: ${answer}`,
        },
  );
}

/** How email and SMS leave, and a test of each. */
export async function setSenders(work: PlanWork, { sends }: { readonly sends: boolean }): Promise<void> {
  for (const channel of ['email', 'sms'] as const) {
    if (work.plan.senders?.[channel] !== undefined)
      await actAs(work, pointTo('senders', channel), {
        need: 'system',
        act: (by) => setSender(work, channel, by),
      });
    if (sends && work.plan.tests?.[channel] !== undefined)
      await actAs(work, pointTo('tests', channel), { need: 'system', act: (by) => test(work, channel, by) });
  }
}
