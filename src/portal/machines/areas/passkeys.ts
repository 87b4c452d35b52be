import type { PasskeysListValue } from '../../../protocol/generated/wire-types.ts';
import { implement } from '../implement.ts';
import { makePasskey, usePasskey } from '../ask-device.ts';
import { readProof } from '../read-input.ts';

const toListed = ({ list, provenBy }: PasskeysListValue) => ({ passkeys: list, provenBy });

/** Keys of the member's devices. */
export const passkeysArea = implement<'passkeys' | 'passkeyLogin'>({
  services: ({ api }) => ({
    loadPasskeys: async (_input, signal) => toListed(await api['passkeys.list']({}, { signal })),
    addPasskey: async ({ name, ...proof }, signal) => {
      const { options } = await api['passkeys.start'](readProof(proof), { signal });
      const answer = await makePasskey(options, signal);
      return toListed(await api['passkeys.add']({ name, answer }, { signal }));
    },
    renamePasskey: async ({ id, name }, signal) =>
      toListed(await api['passkeys.rename']({ id, name }, { signal })),
    removePasskey: async ({ id, ...proof }, signal) =>
      toListed(await api['passkeys.remove']({ id, ...readProof(proof) }, { signal })),
    logInByPasskey: async (_input, signal) => {
      const { options } = await api['session.startPasskey']({}, { signal });
      const answer = await usePasskey(options, signal);
      const { token } = await api['session.passkey']({ answer }, { signal });
      return { token };
    },
  }),
});
