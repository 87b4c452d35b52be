import type { MessageChannel } from '../../protocol/message.ts';
import type {
  SenderDecision,
  SenderReadiness,
  SmsTemplateRequest,
  SmtpRequest,
  TestAnswer,
  TestRequest,
  WireSender,
} from '../../protocol/message-sender.ts';
import { callApi } from './call-api.ts';

/** How messages to members leave. */
export interface SendersApi {
  senderReadiness(): Promise<SenderReadiness>;
  /** Without passwords and secrets: those go in and never come back. */
  senders: () => Promise<readonly WireSender[]>;
  /** Changes are proposals: another operator decides about them. */
  saveSmtp: (request: SmtpRequest) => Promise<void>;
  saveSmsTemplate(request: SmsTemplateRequest): Promise<void>;
  removeSender: (channel: MessageChannel) => Promise<void>;
  decideSender: (decision: SenderDecision) => Promise<void>;
  withdrawSender: (id: string) => Promise<void>;
  testSender(request: TestRequest): Promise<TestAnswer>;
}

export const sendersApi: SendersApi = {
  senderReadiness: () => callApi('GET', '/api/senders/state'),
  senders: async () => (await callApi<{ senders: readonly WireSender[] }>('GET', '/api/senders')).senders,
  saveSmtp: async (request) => void (await callApi('POST', '/api/senders/email', request)),
  saveSmsTemplate: async (request) => void (await callApi('POST', '/api/senders/sms', request)),
  removeSender: async (channel) => void (await callApi('POST', '/api/senders/remove', { channel })),
  decideSender: async (decision) => void (await callApi('POST', '/api/senders/decide', decision)),
  withdrawSender: async (id) => void (await callApi('POST', '/api/senders/withdraw', { id })),
  testSender: (request) => callApi('POST', '/api/senders/test', request),
};
