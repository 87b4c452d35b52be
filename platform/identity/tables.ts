import type { ColumnType, Generated } from 'kysely';
import type { SessionEnd } from '../../src/protocol/session-end.ts';
import type { ConsentSource, PromotionChannel } from '../messages/settings/channels.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface PasswordLinkTable {
  readonly token_hash: string;
  readonly member_id: string | null;
  readonly expires_at: Date;
}
interface KnownNetworkTable {
  readonly member_id: string;
  readonly network: string;
  readonly created_at: Date;
}
interface TrustedDeviceTable {
  readonly token_hash: string;
  readonly member_id: string;
  readonly label: string;
  readonly network: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}
interface StepUpTable {
  readonly ticket_hash: string;
  readonly member_id: string;
  readonly device: string;
  readonly binding_hash: string | null;
  readonly method: Optional<'sms' | 'email'>;
  readonly code_hash: Optional<string>;
  readonly sent_at: Optional<Date>;
  readonly attempts_left: Changing<number>;
  readonly authenticator_only: ColumnType<boolean, boolean | undefined, never>;
  readonly by_password: ColumnType<boolean, boolean | undefined, never>;
  /** Null where an older program wrote the ticket. */
  readonly way: ColumnType<StepUpWay | null, StepUpWay | undefined, never>;
  readonly expires_at: Date;
}
interface MemberAuthenticatorTable {
  readonly member_id: string;
  /** Sealed; null until the first one was proven. */
  readonly secret: Optional<string>;
  readonly confirmed_at: Optional<Date>;
  readonly last_step: ColumnType<string, string | undefined, string>;
  readonly pending_secret: Optional<string>;
  readonly pending_until: Optional<Date>;
  readonly wrong_count: ColumnType<number, number | undefined, number>;
  readonly wrong_since: Optional<Date>;
}
interface RecoveryCodeTable {
  readonly member_id: string;
  readonly code_hash: string;
}
interface ProviderLoginTable {
  readonly state_hash: string;
  readonly merchant: string;
  readonly provider: string;
  readonly browser_hash: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Whose account the answer is bound to; null where it is a login. */
  readonly member_id: ColumnType<string | null, string | null | undefined, never>;
  readonly expires_at: Date;
}
interface ProviderIdentityTable {
  readonly merchant: string;
  readonly provider: string;
  readonly subject: string;
  readonly member_id: string;
  readonly created_at: Date;
}
interface ProviderBindingTable {
  readonly ticket_hash: string;
  readonly merchant: string;
  readonly provider: string;
  readonly subject: string;
  readonly expires_at: Date;
}
interface DemoAccountTable {
  readonly member_id: string;
  readonly merchant: string;
  readonly taken_until: Changing<Date>;
  readonly turn: Generated<number>;
}
/** How a login was made or tried. */
export type LoginWay = 'password' | 'sms' | 'provider' | 'passkey' | 'registration' | 'demo';
/** What a step-up may have to finish. */
export type StepUpWay = Extract<LoginWay, 'password' | 'sms' | 'provider'>;
interface MemberLoginTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly at: Date;
  readonly way: LoginWay;
  readonly outcome: 'accepted' | 'refused';
  readonly device: string;
  readonly network: string;
}
/** A session that its own browser did not end. */
interface EndedSessionTable {
  readonly token_hash: string;
  readonly ended_at: Date;
  /** Null in rows from before reasons were kept. */
  readonly reason: SessionEnd | null;
}

/** What a member agreed to, as it was shown. Never changed. */
interface MemberConsentTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly document: string;
  readonly version: string;
  readonly statement: string;
  /** Null in rows from before texts had versions. */
  readonly text_hash: string | null;
  readonly language: string;
  readonly network: string;
  readonly created_at: Date;
  /** False where it was withdrawn. */
  readonly given: ColumnType<boolean, boolean | undefined, never>;
  /** Of a consent to promotions, null of every other one. */
  readonly channel: ColumnType<PromotionChannel | null, PromotionChannel | null | undefined, never>;
  readonly source: ColumnType<ConsentSource, ConsentSource | undefined, never>;
}

/** What operators write down about a member. Never changed. */
interface MemberNoteTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly body: string;
  readonly written_by: string;
  readonly created_at: Date;
}

/** One registration under way. */
interface RegistrationAttemptTable {
  readonly token_hash: string;
  readonly merchant: string;
  readonly captcha_passed: boolean;
  readonly human_passed: Changing<boolean>;
  readonly proven_mobile: Optional<string>;
  readonly checks_left: Changing<number>;
  readonly expires_at: Date;
}

interface PasskeyTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: Changing<string>;
  readonly transports: readonly string[];
  readonly name: Changing<string>;
  readonly created_at: Date;
  readonly last_used_at: Optional<Date>;
}
interface PasskeyChallengeTable {
  readonly challenge_hash: string;
  readonly merchant: string;
  readonly purpose: 'add' | 'logIn' | 'stepUp';
  readonly member_id: string | null;
  readonly expires_at: Date;
}

/** Tables of the ways into an account. */
export interface IdentityTables {
  readonly password_link: PasswordLinkTable;
  readonly known_network: KnownNetworkTable;
  readonly trusted_device: TrustedDeviceTable;
  readonly step_up: StepUpTable;
  readonly member_authenticator: MemberAuthenticatorTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly passkey: PasskeyTable;
  readonly passkey_challenge: PasskeyChallengeTable;
  readonly provider_login: ProviderLoginTable;
  readonly provider_identity: ProviderIdentityTable;
  readonly provider_binding: ProviderBindingTable;
  readonly demo_account: DemoAccountTable;
  readonly member_login: MemberLoginTable;
  readonly ended_session: EndedSessionTable;
  readonly member_consent: MemberConsentTable;
  readonly member_note: MemberNoteTable;
  readonly registration_attempt: RegistrationAttemptTable;
}
