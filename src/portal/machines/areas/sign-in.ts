import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

export const signInArea: Area = {
  services: ({ api }) => ({
    logIn: async (input, signal) => {
      const answer = await api['session.login'](
        {
          username: textOf(input['username']),
          password: textOf(input['password']),
          type: input['type'] === 'sms' ? 'sms' : 'username',
          ...(typeof input['captcha'] === 'string' ? { captcha: input['captcha'] } : {}),
          ...(typeof input['ticket'] === 'string' ? { humanToken: input['ticket'] } : {}),
        },
        { signal },
      );
      const { token, firstTimeLogin, passwordExpired } = answer;
      return { token, firstTimeLogin, passwordExpired, passwordDefault: false };
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
};
