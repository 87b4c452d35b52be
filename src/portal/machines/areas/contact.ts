import { implement } from '../implement.ts';

/** A change of email or phone. */
export const contactArea = implement<'contactChange'>({
  services: ({ api }) => ({
    startContactChange: async ({ kind, password }, signal) => {
      const { ticket, masked, ways } = await api['contact.start'](
        { kind, ...(password === '' ? {} : { password }) },
        { signal },
      );
      return { ticket, masked, ways };
    },
    sendOldCode: ({ ticket }, signal) => api['contact.sendOld']({ ticket }, { signal }),
    proveOldContact: async (proof, signal) => {
      await api['contact.prove'](proof, { signal });
      return {};
    },
    sendNewCode: ({ ticket, address }, signal) => api['contact.sendNew']({ ticket, address }, { signal }),
    confirmContact: ({ ticket, code }, signal) => api['contact.confirm']({ ticket, code }, { signal }),
  }),
  effects: ({ runtime }) => ({
    emptyPassword: () => runtime.store.set('form.contactStart.values', undefined),
  }),
});
