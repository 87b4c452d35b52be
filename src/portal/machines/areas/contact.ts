import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** A change of email or phone. */
export const contactArea: Area = {
  services: ({ api }) => ({
    startContactChange: async (input, signal) => {
      const password = textOf(input['password']);
      const kind = input['kind'] === 'mobile' ? 'mobile' : 'email';
      const { ticket, masked, ways } = await api['contact.start'](
        { kind, ...(password === '' ? {} : { password }) },
        { signal },
      );
      return { ticket, masked, ways };
    },
    sendOldCode: (input, signal) => api['contact.sendOld']({ ticket: textOf(input['ticket']) }, { signal }),
    proveOldContact: async (input, signal) => {
      const way = input['way'] === 'authenticator' ? 'authenticator' : 'code';
      await api['contact.prove'](
        { ticket: textOf(input['ticket']), way, code: textOf(input['code']) },
        { signal },
      );
      return {};
    },
    sendNewCode: (input, signal) =>
      api['contact.sendNew'](
        { ticket: textOf(input['ticket']), address: textOf(input['address']) },
        { signal },
      ),
    confirmContact: (input, signal) =>
      api['contact.confirm']({ ticket: textOf(input['ticket']), code: textOf(input['code']) }, { signal }),
  }),
  effects: ({ runtime }) => ({
    emptyPassword: () => runtime.store.set('form.contactStart.values', undefined),
  }),
};
