import { implement } from '../implement.ts';
import type { IdentitySendRequest } from '../../../protocol/generated/wire-types.ts';
import { forgetPictures, sendPictures } from '../send-pictures.ts';

/** Papers that prove who a member is. */
export const identityDocumentsArea = implement<'identityDocuments'>({
  services: (needs) => ({
    loadDocuments: (_input, signal) => needs.api['identity.documents']({}, { signal }),
    sendDocument: async ({ type, number, birthday, handles }, signal) => {
      const proofs = await sendPictures(needs, handles, signal);
      const identity = await needs.api['identity.send'](
        {
          // The form's list holds nothing else, and the server judges it again.
          type: type as IdentitySendRequest['type'],
          number,
          birthday,
          proofs: [...proofs],
        },
        { signal },
      );
      forgetPictures(needs, handles);
      return identity;
    },
  }),
});
