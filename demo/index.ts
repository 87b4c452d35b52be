import type { Demonstration } from '../server/demonstration.ts';
import { answerPath } from '../platform/identity/sign-in/provider-login.ts';
import { createDemoVendor, openGames } from './games.ts';
import { createIdentitySandbox } from './identity/identity-sandbox.ts';
import { createPaymentSandbox, registerPaymentPages } from './payment/payment-pages.ts';
import { createDrawnPictures } from './pictures/drawn-pictures.ts';
import { demoPassword } from './seed/accounts.ts';
import { demoOperatorNames, demoOperatorPassword, seedConsole } from './seed/operators.ts';
import { seedMember } from './seed/seed.ts';
import { registerSupportPage, supportPath } from './support/support-page.ts';
import { demoTableLives } from './table-lives.ts';
import { withDemoTables } from './tables.ts';
import { createSandboxWitness } from './witness.ts';

const accounts = [
  `Players  player, agent, trial, newbie, expired     password ${demoPassword}`,
  `Console  ${demoOperatorNames.join(', ')}`,
  `         password ${demoOperatorPassword}`,
  '         (unless somebody changed it: what was changed stays)',
];

/** The front door of the demonstration: what the start plugs in with `DEMO=1`. */
export const demonstration: Demonstration = {
  open: async (parts) => {
    const { db, clock, random, gamesOrigin, portalOrigin: origin } = parts;
    const pictures = createDrawnPictures(db);
    const redirectUri = `${origin}${answerPath}`;
    const identity = await createIdentitySandbox({
      clock,
      random,
      origin,
      redirectUri,
      db: withDemoTables(db),
    });
    return {
      accounts,
      adapters: {
        adapterTables: demoTableLives,
        pictures,
        identityProviders: identity.providers,
        paymentGateway: createPaymentSandbox(parts),
        gameVendor: gamesOrigin === null ? null : createDemoVendor(parts, gamesOrigin),
        drawWitness: createSandboxWitness({ db: withDemoTables(db), clock, random }),
        supportUrl: `${origin}${supportPath}`,
      },
      registerPages: (portal) => {
        identity.register(portal);
        registerPaymentPages(portal, parts);
        registerSupportPage(portal);
      },
      openGames: (options) => openGames(parts, options),
      fill: async ({ member, operatorConsole }, say) => {
        await seedConsole(operatorConsole, say);
        await seedMember(member, say);
      },
    };
  },
};
