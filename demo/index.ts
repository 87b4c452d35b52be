import type { Demonstration } from '../server/demonstration.ts';
import { createDrawnPictures } from './pictures/drawn-pictures.ts';
import { demoPassword } from './seed/accounts.ts';
import { demoOperatorPassword, seedConsole } from './seed/operators.ts';
import { seedMember } from './seed/seed.ts';

const accounts = [
  `Players  player, agent, trial, newbie, expired     password ${demoPassword}`,
  'Console  viewer, editor, publisher, approver, cashier, treasurer, support, administrator',
  `         password ${demoOperatorPassword}`,
  '         (unless somebody changed it: what was changed stays)',
];

/** The front door of the demonstration: what the start plugs in with `DEMO=1`. */
export const demonstration: Demonstration = {
  open: async ({ db }) => ({
    accounts,
    adapters: { pictures: createDrawnPictures(db) },
    registerPages: () => undefined,
    fill: async ({ member, operatorConsole }, say) => {
      await seedConsole(operatorConsole, say);
      await seedMember(member, say);
    },
  }),
};
