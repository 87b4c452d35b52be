import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** What protects the account and its money. */
export const securityArea: Area = {
  services: ({ api }) => ({
    loadFundPassword: async (_input, signal) => ({
      isSet: await api['member.hasPaymentPassword']({}, { signal }),
    }),
    setFundPassword: async (input, signal) => {
      const password = textOf(input['password']);
      await api['member.setPaymentPassword'](
        {
          ...(password === '' ? {} : { password }),
          paymentPassword: textOf(input['paymentPassword']),
          confirmPaymentPassword: textOf(input['confirmPaymentPassword']),
        },
        { signal },
      );
      return {};
    },
    changeFundPassword: async (input, signal) => {
      await api['member.changePaymentPassword'](
        {
          oldPaymentPassword: textOf(input['oldPaymentPassword']),
          newPaymentPassword: textOf(input['newPaymentPassword']),
          confirmNewPaymentPassword: textOf(input['confirmNewPaymentPassword']),
        },
        { signal },
      );
      return {};
    },
    loadAuthenticator: (_input, signal) => api['authenticator.read']({}, { signal }),
    startAuthenticator: async (input, signal) => {
      const [password, code] = [textOf(input['password']), textOf(input['code'])];
      const { secret, uri } = await api['authenticator.start'](
        { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) },
        { signal },
      );
      return { secret, uri };
    },
    confirmAuthenticator: (input, signal) =>
      api['authenticator.confirm']({ code: textOf(input['code']) }, { signal }),
    removeAuthenticator: async (input, signal) => {
      await api['authenticator.remove']({ code: textOf(input['code']) }, { signal });
      return {};
    },
    renewRecoveryCodes: (input, signal) =>
      api['authenticator.renewCodes']({ code: textOf(input['code']) }, { signal }),
  }),
};
