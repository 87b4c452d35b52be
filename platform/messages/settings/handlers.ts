import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readMessageSettings, saveMessageSettings } from './settings.ts';
import { describeStopLink, stopByLink } from './stop-link.ts';

/** Which messages a member gets, and by which way. */
export const createHandlers = (
  parts: MemberParts,
): Pick<
  Handlers,
  'messages.settings' | 'messages.saveSettings' | 'messages.readStopLink' | 'messages.stopByLink'
> => ({
  'messages.readStopLink': (request, caller) => describeStopLink(parts, request, caller),
  'messages.stopByLink': (request, caller) => stopByLink(parts, request, caller),
  'messages.settings': (_, caller) => readMessageSettings(parts, caller),
  'messages.saveSettings': (request, caller) => saveMessageSettings(parts, request, caller),
});
