import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, orNull, withSamples } from '../payload-schema.ts';
import { call, done, failed } from '../service-contract.ts';
import { flag, noPayload, text, integer } from '../value-kinds.ts';

/** The chat's address once it is known: shown in the page, or to be followed where windows are blocked. */
const fields = { url: orNull(withSamples(text, ['/support'])) };
export type CustomerServiceContext = FlowContext<typeof fields & { inPage: typeof flag }>;
/** Size of the chat's window in pixels (specification, section 9). */
export const chatWindow = { width: 440, height: 500 } as const;
/** The chat's link comes encrypted, and its window opens with the press (specification, sections 4 and 8). */
export const customerServiceContract = defineFlow({
  id: 'customerService',
  summary: 'Shows the chat with customer service in the page or in a window, which a failed call closes.',
  input: closedObject({ inPage: flag }),
  events: withoutPayload('chat.show', 'chat.open', 'chat.dismiss'),
  internalEvents: withoutPayload('window.blocked', 'window.closed'),
  effects: {
    openWindow: closedObject({ width: integer, height: integer }),
    showInWindow: closedObject({ url: text }),
    closeWindow: noPayload,
  },
  shows: fields,
  read: ({ url }: CustomerServiceContext, state) => ({
    url: state === 'blocked' || state === 'shown' ? url : null,
  }),
  states: {
    server: ['fetching', 'fetchingWithoutWindow', 'fetchingHere'],
    person: ['idle', 'open', 'blocked', 'shown'],
  },
  services: {
    loadChatLink: call({}, { url: text }, [
      done('link', { url: 'https://chat.example/room' }),
      failed('link cannot be read', 'response.unreadable'),
      failed('switched off', 'function.not.available'),
    ]),
  },
  bounded: boundedBy<CustomerServiceContext>({ has: ['url'], keep: ['error', 'inPage'] }),
});
