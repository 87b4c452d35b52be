import type { launch } from '../../../src/protocol/calls/launch.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { judgeLaunch, type LaunchFacts } from '../launch/judge-launch.ts';
import type { LaunchMark } from '../launch/launch-marks.ts';

/** A site as a first start leaves it: one administrator, and nothing else. */
export const emptyLaunch: LaunchFacts = {
  operators: [{ role: 'administrator', decides: true }],
  brand: { name: 'Lumina', currency: 'PHP', timeZone: 'Asia/Manila' },
  shipped: () => true,
  languages: ['English'],
  minimumAge: 21,
  senders: { email: 'none', sms: 'none' },
  registersBySms: true,
  methods: [],
  withAccount: new Set(),
  hasGateway: false,
  withdrawal: { minimum: '100.00', maximum: '50000.00', isOwn: false },
  lotteries: ['Island Pick'],
  hasGames: false,
  helpTopics: 0,
  marks: [],
  backup: null,
  now: new Date('2026-11-21T12:00:00.000Z'),
};

export function createLaunchFake(facts: LaunchFacts = emptyLaunch): Answers<typeof launch> {
  let marks: readonly LaunchMark[] = facts.marks;
  const read = async () => judgeLaunch({ ...facts, marks });
  return {
    read,
    confirm: async ({ step, by }) => {
      marks = [...marks.filter((mark) => mark.step !== step), { step, by, at: '2026-11-21T10:00:00.000Z' }];
      return read();
    },
  };
}
