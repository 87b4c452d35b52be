import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** What protects the member's money. */
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
  }),
};
