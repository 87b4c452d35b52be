import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, noPayload, text, whole } from '../payload-schema.ts';
import {
  customerServiceProjectionSchema,
  projectCustomerService,
  type CustomerServiceContext,
} from './customer-service.context.ts';

/** The chat's link comes encrypted, and its window opens with the press (specification, sections 4 and 8). */
export const customerServiceContract: MachineContract = {
  id: 'customerService',
  version: 1,
  summary: 'Opens the chat with customer service in a window of its own; a failed call closes the window.',
  events: { 'chat.open': noPayload, 'chat.dismiss': noPayload },
  internalEvents: { 'window.blocked': noPayload, 'window.closed': noPayload },
  effects: {
    openWindow: closedObject({ width: whole, height: whole }),
    showInWindow: closedObject({ url: text }),
    closeWindow: noPayload,
  },
  projection: customerServiceProjectionSchema,
  project: projectCustomerService,
  states: {
    idle: { waits: 'person' },
    fetching: { waits: 'server', tags: ['busy'] },
    fetchingWithoutWindow: { waits: 'server', tags: ['busy'] },
    open: { waits: 'person' },
    blocked: { waits: 'person' },
  },
  input: closedObject({}),
  services: {
    loadChatLink: {
      input: noPayload,
      output: closedObject({ url: text }),
      outcomes: [
        { name: 'link', kind: 'done', value: { url: 'https://chat.example/room' } },
        { name: 'link cannot be read', kind: 'error', value: { code: 'response.unreadable' } },
        { name: 'switched off', kind: 'error', value: { code: 'function.not.available' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ error, url }: CustomerServiceContext) => ({ error, url: url !== null }),
};
