import type { IdentitySendRequest } from '../../../protocol/generated/wire-types.ts';
import { textOf } from '../read-input.ts';
import { forgetPictures, sendPictures } from '../send-pictures.ts';
import type { Area } from '../wiring-needs.ts';

/** Papers that prove who a member is. */
export const identityDocumentsArea: Area = {
  services: (needs) => ({
    loadDocuments: (_input, signal) => needs.api['identity.documents']({}, { signal }),
    sendDocument: async (input, signal) => {
      const handles = (input['handles'] as readonly string[] | undefined) ?? [];
      const proofs = await sendPictures(needs, handles, signal);
      const identity = await needs.api['identity.send'](
        {
          // The form's list holds nothing else, and the server judges it again.
          type: textOf(input['type']) as IdentitySendRequest['type'],
          number: textOf(input['number']),
          birthday: textOf(input['birthday']),
          proofs: [...proofs],
        },
        { signal },
      );
      forgetPictures(needs, handles);
      return identity;
    },
  }),
};
