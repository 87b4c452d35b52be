import { requestWorkTicket } from '../request-work-ticket.ts';
import { implement } from '../implement.ts';
import { openModalIfPresent } from '../open-modal.ts';

export const signInArea = implement<'login'>({
  services: ({ api, needsHumanToken }) => ({
    logIn: async ({ type, username, password, captcha, ticket: given, entry }, signal) => {
      // A login right after a password reset needs no further human verification.
      const mustEarn = given === undefined && type === 'username' && needsHumanToken();
      const ticket = mustEarn ? await requestWorkTicket(api, signal) : given;
      const answer = await api['session.login'](
        {
          username,
          password,
          type,
          ...(typeof captcha === 'string' ? { captcha } : {}),
          ...(typeof ticket === 'string' ? { humanToken: ticket } : {}),
          ...(entry === 'agent' ? { entry } : {}),
        },
        { signal },
      );
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
