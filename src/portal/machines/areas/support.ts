import { ApiError } from '../../../api/api-error.ts';
import { implement } from '../implement.ts';
import { systemClock } from '../../../runtime/core/clock.ts';
import { createChatWindow } from '../chat-window.ts';
import { createLinkKey } from '../decrypt-link.ts';

/** Under which name the screens of the default site run the flow. */
const machineKey = 'support';

const unreadable = (why: string): ApiError =>
  new ApiError({ code: 'response.unreadable', status: 0, message: why });

/** Only pages: an address of another kind (`javascript:`) would run in the window. */
function checkAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || (url.protocol !== 'https:' && url.origin !== location.origin))
    throw unreadable('expects the address of a page');
  return url.href;
}

/** The chat with customer service. */
export const supportArea = implement<'customerService'>({
  services: ({ api }) => ({
    loadChatLink: async (_input, signal) => {
      const key = await createLinkKey();
      const { version } = await api['support.link']({ key: key.publicKey }, { signal });
      const path = version.pathList.find(({ type }) => type === 'chat')?.path ?? version.pathList[0]?.path;
      if (path === undefined) throw unreadable('expects a link, got none');
      const link = await key.decrypt(path).catch((cause: unknown) => {
        throw unreadable(`the link cannot be decrypted: ${String(cause)}`);
      });
      return { url: checkAddress(link) };
    },
  }),
  effects: ({ runtime }) => {
    const chat = createChatWindow(systemClock, (event) => {
      if (runtime.machines.machineAt(machineKey) !== undefined) runtime.machines.tell(machineKey, event, {});
    });
    return {
      openWindow: ({ width, height }) => chat.open(width, height),
      showInWindow: ({ url }) => chat.show(url),
      closeWindow: () => chat.close(),
    };
  },
});
