/** When rows of a table go, as the daily job takes them away. */
export interface RetentionRule {
  /** A moment in each row; rows without one stay. */
  readonly column: string;
  /** Days after that moment; a name is a setting of the installation. */
  readonly days: number | 'messagesKeptDays';
  /** Rows that the rule is about, as SQL; all of them where left out. */
  readonly only?: string;
}
/** What becomes of the rows of a table. */
export type TableLife =
  | { readonly goes: RetentionRule }
  /** What takes the rows away, or keeps their number small. */
  | { readonly bounded: string }
  /** Why they are kept, though they are more every day. */
  | { readonly kept: string };

const goes = (column: string, days: RetentionRule['days'], only?: string): TableLife => ({
  goes: { column, days, ...(only === undefined ? {} : { only }) },
});
const bounded = (why: string): TableLife => ({ bounded: why });
const kept = (why: string): TableLife => ({ kept: why });

/** How long a call that moves money may be repeated and still get its first answer. */
export const answersKeptDays = 30;

const books = 'Money: the books are kept whole, by law for years after an account is closed.';
const proof = 'Proof of who decided what about money or an account; staff write a few a day.';
const agreed = 'What somebody agreed to, or was promised, can be asked for years later.';
const careRecord = 'How a member was protected has to be shown to the authority.';
const history = 'The site as it was at any time: what a member saw can be opened again.';
const setting = 'Operators write it: as many rows as they set up.';
const perMember = 'At most a few rows for each account.';
const perStaff = 'At most a few rows for each operator.';
const catalogue = 'One row for each thing that is offered.';

/**
 * Every table of the product and what becomes of its rows; adapters name those that they add. A table that is
 * not here fails the test of this file: so that no table grows for ever unnoticed.
 */
export const tableLives: Readonly<Record<string, TableLife>> = {
  activity: bounded(catalogue),
  activity_application: kept(books),
  affiliate: bounded(setting),
  agent_rebate: bounded(perMember),
  agent_rebate_setting: bounded(setting),
  authenticator_removal: kept(proof),
  bonus_wagering: kept(books),
  captcha: goes('expires_at', 0),
  care_event: kept(careRecord),
  care_hour: goes('hour', 400),
  care_limit: bounded(perMember),
  care_ticket: goes('expires_at', 0),
  console_account: bounded(perStaff),
  console_draft_edit: bounded('A publication takes the edits of its draft away.'),
  console_known_network: goes('seen_at', 365),
  console_link: goes('expires_at', 30),
  console_login_try: goes('last_at', 2),
  console_session: goes('expires_at', 0),
  contact_change: goes('expires_at', 0),
  contract: kept(agreed),
  team_change: bounded('A job adds them to the figures of teams every five seconds, and takes them away.'),
  member_day: kept(books),
  member_activity: kept(perMember),
  team_total: kept(perMember),
  team_day: kept(books),
  team_activity: kept(books),
  contract_hold: kept(proof),
  contract_hold_proposal: kept(proof),
  contract_line: kept(books),
  contract_result_close: kept('One row a day.'),
  contract_result_day: kept(books),
  contract_result_tick: kept(books),
  contract_run: kept('One row a day for each kind of contract.'),
  contract_setting: bounded(setting),
  contract_step: kept(agreed),
  contract_tick_close: bounded('One row for each brand.'),
  contract_version: kept(agreed),
  demo_account: bounded('Accounts of the free demo are lent again, and only made where all are lent.'),
  feedback: kept('Complaints and their answers have to be shown to the authority; a member sends a few.'),
  denied_place: bounded(setting),
  data_export: goes('expires_at', 0),
  deposit_event: kept(books),
  deposit_method: bounded(setting),
  deposit_order: kept(books),
  ended_session: goes('ended_at', 30),
  envelope_grab: kept(books),
  envelope_plan: bounded(setting),
  envelope_ticket: bounded(perMember),
  envelope_window: kept('The budget of each opening is part of the books; one row for each opening.'),
  exclusion_mark: kept('An excluded person is recognised by it for as long as the exclusion lasts.'),
  flow: kept('Proof of how a withdrawal was confirmed, beside its events.'),
  flow_step: kept('Proof of how a withdrawal was confirmed, beside its events.'),
  fund_password: bounded(perMember),
  game: bounded(catalogue),
  game_picture: bounded('At most one for each game.'),
  game_favourite: bounded('A member has as many as there are games at most.'),
  game_recent: bounded('A member has as many as there are games at most.'),
  game_vendor: bounded(catalogue),
  game_win: bounded('Only the demonstration writes wins, once.'),
  gateway_key: bounded(setting),
  gateway_player_key: bounded(setting),
  help_item: bounded(setting),
  human_challenge: goes('expires_at', 0),
  human_token: goes('expires_at', 0),
  identity_document: kept(
    'How a member was identified has to be shown to the authority; a member sends a few.',
  ),
  idempotent_answer: goes('created_at', answersKeptDays),
  inbox_message: goes('created_at', 730),
  issued_reward: kept(books),
  jackpot_pool: bounded(setting),
  jackpot_win: kept(books),
  job: bounded('The runner of jobs takes away what was done a month ago; the rest is still to do.'),
  known_network: bounded('Places from which a member was let in: the oldest go as new ones come.'),
  ledger_account: kept(books),
  ledger_currency: bounded('One row for each brand.'),
  ledger_entry: kept(books),
  ledger_transfer: kept(books),
  limit_window: goes('ends_at', 0),
  leaderboard_place: kept(books),
  leaderboard_prize: bounded(setting),
  lottery_certificate: bounded('Goes with its issue.'),
  lottery_chase: kept(books),
  lottery_game: bounded(catalogue),
  lottery_issue: bounded(
    'The draw of a later issue takes away what nobody bought; the rest is part of the books.',
  ),
  lottery_member_series: kept(books),
  lottery_order: kept(books),
  lottery_ticket: kept(books),
  lottery_void_proposal: kept(proof),
  member: kept(books),
  member_authenticator: bounded(perMember),
  member_consent: kept(agreed),
  member_level: bounded(setting),
  member_level_change: kept(books),
  member_login: goes('at', 365),
  member_session: goes('expires_at', 0),
  member_submission: kept('The page that a member saw when money was at stake, for a dispute about it.'),
  member_transfer: kept(books),
  member_transfer_setting: bounded(setting),
  member_turnover: bounded(perMember),
  // Who said stop is not asked again; an address that bounced may have come to life since.
  mission: bounded(setting),
  mission_claim: kept(books),
  message_address: goes('updated_at', 365, "reason is distinct from 'stop'"),
  message_sender: bounded(setting),
  money_proposal: kept(proof),
  money_rules: bounded(setting),
  notice: bounded(setting),
  operation_audit: kept('The chain of what staff did: a link that is missing breaks it.'),
  operation_audit_head: bounded(setting),
  outbox_message: goes('created_at', 'messagesKeptDays'),
  passkey: bounded(perMember),
  passkey_challenge: goes('expires_at', 0),
  password_link: goes('expires_at', 0),
  payout_account: kept(books),
  platform_closure: bounded(setting),
  play_launch: kept(books),
  play_round: kept(books),
  play_session: kept(careRecord),
  point_conversion: kept(books),
  point_redemption: kept(books),
  point_reward: bounded(catalogue),
  point_setting: bounded(setting),
  provider_binding: goes('expires_at', 0),
  provider_identity: bounded(perMember),
  provider_login: goes('expires_at', 0),
  offer_proposal: kept(proof),
  promotion: bounded(setting),
  promotion_entry: kept(agreed),
  rebate_claim: kept(books),
  rebate_day: kept(books),
  rebate_rate: bounded(setting),
  rebate_setting: bounded(setting),
  receiving_account: bounded(setting),
  receiving_proposal: kept(proof),
  recovery_code: bounded(perMember),
  downline_rebate_day: kept(books),
  invitation_link: bounded('An agent has at most two hundred at the same time, and makes a few an hour.'),
  invitation_use: kept(books),
  referral: kept(books),
  referral_code: bounded(perMember),
  referral_setting: bounded(setting),
  registration_attempt: goes('expires_at', 0),
  release_key: bounded(setting),
  schema_migration: bounded('One row for each migration of the program.'),
  secret_canary: bounded('One row.'),
  sign_in_day: kept(books),
  site_adoption: goes('seen_at', 1),
  site_approval: kept(history),
  site_audit: kept('The chain of what happened to the site: a link that is missing breaks it.'),
  site_base: bounded(setting),
  site_comment: bounded(setting),
  site_document: kept(history),
  site_draft: bounded(setting),
  site_import: bounded('One row for each base that the program shipped and was started with.'),
  site_kill: bounded(setting),
  site_overlay: kept(history),
  site_part: kept(history),
  site_pointer: bounded(setting),
  site_preview: goes('expires_at', 0),
  site_release: kept(history),
  site_report: goes('last_at', 30),
  site_revision: kept(history),
  site_rollback: kept(history),
  site_schedule: kept(history),
  site_signature: kept(history),
  site_source: kept(history),
  site_stage: kept(history),
  site_stage_fault: goes('reported_at', 90),
  sms_code: goes('expires_at', 0),
  step_up: goes('expires_at', 0),
  trusted_device: goes('expires_at', 0),
  unfreeze_proposal: kept(proof),
  // A picture that proves nothing was chosen and never sent.
  upload: goes('created_at', 1, 'subject is null'),
  valid_bet_close: bounded('One row for each brand.'),
  valid_bet_day: kept(books),
  vendor_import: kept(proof),
  vendor_import_game: kept('What an import changed; a reading that was not applied is replaced by the next.'),
  vendor_nonce: goes('expires_at', 0),
  vendor_payout_day: kept(books),
  vendor_refusal: goes('last_at', 30),
  vendor_window: goes('ends_at', 400),
  // A vendor may repeat a call for four months; what was booked is in the books.
  vendor_transaction: goes('created_at', 124),
  withdrawal: kept(books),
  withdrawal_decision: goes('created_at', answersKeptDays),
  withdrawal_event: kept(books),
  withdrawal_rules_proposal: kept(proof),
  withdrawal_setting: bounded(setting),
};
