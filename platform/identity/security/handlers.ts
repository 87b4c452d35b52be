import { requireMember, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import {
  confirmAuthenticator,
  readAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './authenticator.ts';
import { hasFundPassword } from './fund-password.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { readSecurityConfig } from './security-config.ts';
import { readQuestions, saveQuestions } from './security-questions.ts';
import { bindProvider, listProviders, startBinding, unbindProvider } from './provider-bindings.ts';
import { confirmOwner, readOwnerProof, sendOwnerCode } from './owner-proof.ts';
import { changeFundPassword, setFundPassword } from './set-fund-password.ts';

type Names =
  | `member.${'hasPaymentPassword' | 'setPaymentPassword' | 'changePaymentPassword'}`
  | `authenticator.${'read' | 'start' | 'confirm' | 'remove' | 'renewCodes'}`
  | `passkeys.${'list' | 'start' | 'add' | 'rename' | 'remove'}`
  | `questions.${'read' | 'save'}`
  | `providers.${'list' | 'start' | 'bind' | 'unbind'}`
  | `ownerProof.${'read' | 'send' | 'confirm'}`
  | 'security.config';

/** What protects the money of the logged-in member. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'member.hasPaymentPassword': (_, caller) => hasFundPassword(parts.db, requireMember(caller).id),
    'member.setPaymentPassword': (request, caller) => setFundPassword(parts, requireMember(caller), request),
    'member.changePaymentPassword': (request, caller) =>
      changeFundPassword(parts, requireMember(caller), request),
    'authenticator.read': (_, caller) => readAuthenticator(parts, requireMember(caller)),
    'authenticator.start': (request, caller) => startAuthenticator(parts, requireMember(caller), request),
    'authenticator.confirm': (request, caller) => confirmAuthenticator(parts, requireMember(caller), request),
    'authenticator.remove': (request, caller) => removeAuthenticator(parts, requireMember(caller), request),
    'authenticator.renewCodes': (request, caller) =>
      renewRecoveryCodes(parts, requireMember(caller), request),
    'ownerProof.read': (_, caller) => readOwnerProof(parts, caller),
    'ownerProof.send': (request, caller) => sendOwnerCode(parts, request, caller),
    'ownerProof.confirm': (request, caller) => confirmOwner(parts, request, caller),
    'security.config': (_, caller) => readSecurityConfig(parts, requireMember(caller)),
    'providers.list': (_, caller) => listProviders(parts, requireMember(caller)),
    'providers.start': (request, caller) => startBinding(parts, request, caller),
    'providers.bind': (request, caller) => bindProvider(parts, request, caller),
    'providers.unbind': (request, caller) => unbindProvider(parts, requireMember(caller), request),
    'questions.read': (_, caller) => readQuestions(parts, requireMember(caller)),
    'questions.save': (request, caller) => saveQuestions(parts, requireMember(caller), request),
    'passkeys.list': (_, caller) => listPasskeys(parts, requireMember(caller)),
    'passkeys.start': (request, caller) => startPasskey(parts, requireMember(caller), request),
    'passkeys.add': (request, caller) => addPasskey(parts, requireMember(caller), request),
    'passkeys.rename': (request, caller) => renamePasskey(parts, requireMember(caller), request),
    'passkeys.remove': (request, caller) => removePasskey(parts, requireMember(caller), request),
  };
}
