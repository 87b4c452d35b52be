import type { AskOf } from '../../../machines/flow-contract.ts';
import type { FlowContracts } from '../../../machines/generated/catalog.ts';
import { implement } from '../implement.ts';
import { openModalIfPresent } from '../open-modal.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';

type Typed = AskOf<FlowContracts['login' | 'forgotPassword'], 'logIn'>;
/** What a login says beside name and password. After a reset the browser solves the work, and the person no puzzle. */
const proofOf = async (typed: Typed, earnTicket: () => Promise<string | null>) => {
  if (!('ticket' in typed)) {
    const ticket = await earnTicket();
    return { type: 'username' as const, ...(ticket === null ? {} : { humanToken: ticket }) };
  }
  const { type, captcha, ticket, entry } = typed;
  return {
    type,
    ...(captcha === null ? {} : { captcha }),
    ...(ticket === null ? {} : { humanToken: ticket }),
    ...(entry === 'agent' ? { entry } : {}),
  };
};

export const signInArea = implement<'login' | 'forgotPassword'>({
  services: ({ api, needsHumanToken }) => ({
    logIn: async (typed, signal) => {
      const { username, password } = typed;
      const proof = await proofOf(typed, () =>
        needsHumanToken() ? requestWorkTicket(api, signal) : Promise.resolve(null),
      );
      const answer = await api['session.login']({ username, password, ...proof }, { signal });
      const { token, firstTimeLogin, passwordExpired, passwordDefault } = answer;
      return { token, firstTimeLogin, passwordExpired, passwordDefault };
    },
    // The token of the login is kept by now; the answer brings the one that replaces it.
    changePassword: async (typed, signal) => {
      const { token } = await api['member.changePassword'](typed, { signal });
      return { token };
    },
  }),
  effects: ({ runtime, oneTimeStore }) => ({
    openStepUp: (challenge) => {
      oneTimeStore.leave('stepUp', challenge);
      openModalIfPresent(runtime, 'step-up', {});
    },
    openBreak: (facts) => {
      oneTimeStore.leave('onBreak', facts);
      openModalIfPresent(runtime, 'on-break', {});
    },
  }),
});
