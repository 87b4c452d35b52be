import { requestWorkTicket } from '../request-work-ticket.ts';
import { openModalIfPresent } from '../open-modal.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

export const signInArea: Area = {
  services: ({ api, needsHumanToken }) => ({
    logIn: async (input, signal) => {
      const type = input['type'] === 'sms' ? 'sms' : 'username';
      // A login right after a password reset needs no further human verification.
      const mustEarn = input['ticket'] === undefined && type === 'username' && needsHumanToken();
      const ticket = mustEarn ? await requestWorkTicket(api, signal) : input['ticket'];
      const answer = await api['session.login'](
        {
          username: textOf(input['username']),
          password: textOf(input['password']),
          type,
          ...(typeof input['captcha'] === 'string' ? { captcha: input['captcha'] } : {}),
          ...(typeof ticket === 'string' ? { humanToken: ticket } : {}),
          ...(input['entry'] === 'agent' ? { entry: 'agent' as const } : {}),
        },
        { signal },
      );
      const { token, firstTimeLogin, passwordExpired, passwordDefault } = answer;
      return { token, firstTimeLogin, passwordExpired, passwordDefault };
    },
    // The token of the login is kept by now; the answer brings the one that replaces it.
    changePassword: async (input, signal) => {
      const { token } = await api['member.changePassword'](
        {
          oldPassword: textOf(input['oldPassword']),
          newPassword: textOf(input['newPassword']),
          confirmNewPassword: textOf(input['confirmNewPassword']),
        },
        { signal },
      );
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
};
