import type { PasskeysListValue } from '../../../protocol/generated/wire-types.ts';
import { makePasskey, usePasskey } from '../ask-device.ts';
import { readProof, textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

const toListed = ({ list, provenBy }: PasskeysListValue) => ({ passkeys: list, provenBy });

/** Keys of the member's devices. */
export const passkeysArea: Area = {
  services: ({ api }) => ({
    loadPasskeys: async (_input, signal) => toListed(await api['passkeys.list']({}, { signal })),
    addPasskey: async (input, signal) => {
      const { options } = await api['passkeys.start'](readProof(input), { signal });
      const answer = await makePasskey(options, signal);
      return toListed(await api['passkeys.add']({ name: textOf(input['name']), answer }, { signal }));
    },
    renamePasskey: async (input, signal) =>
      toListed(
        await api['passkeys.rename']({ id: textOf(input['id']), name: textOf(input['name']) }, { signal }),
      ),
    removePasskey: async (input, signal) =>
      toListed(await api['passkeys.remove']({ id: textOf(input['id']), ...readProof(input) }, { signal })),
    logInByPasskey: async (_input, signal) => {
      const { options } = await api['session.startPasskey']({}, { signal });
      const answer = await usePasskey(options, signal);
      const { token } = await api['session.passkey']({ answer }, { signal });
      return { token };
    },
  }),
};
