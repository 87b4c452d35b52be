import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemberJobs } from '../jobs.ts';
import { createMemberRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
});
afterAll(() => rig.close());

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);
const each = (text: string, verdict: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words(text).map((name) => [name, verdict]));

/** Everything that a node does later, and what a break, an exclusion or a freeze makes of it for a member. */
const jobs = {
  ...each('play.endRound', 'ends an open round by the rule of the market'),
  ...each(
    'lottery.draw lottery.seal lottery.settle',
    'draws what was on sale when play ended, by the market',
  ),
  ...each('lottery.stopChase', 'ends more'),
  ...each('care.spread', 'brings the exclusion to the other accounts of the person'),
  ...each('member.send-promotion', 'leaves out who is on a break (lockOpen)'),
  ...each('member.message-copy care.confirm', 'sends copies of what the inbox has'),
  ...each('flow.wait withdrawal.reminder withdrawal.holdLiftLapse', 'money on its way out: stays'),
  ...each('deposit.expire', 'ends more'),
  ...each('rebate.pay rebate.downline points.play', 'pays what was earned before, and asks for no play'),
  ...each('contract.tick contract.settle contract.pay', 'pays and collects what contracts of before owe'),
  ...each('member.day-end', 'issues rewards that only their member can claim, which a break refuses'),
  ...each('member.data-export', 'the copy of their data that the member asked for'),
  ...each(
    'member.housekeeping vendor-pictures member.game-ranking team.figures agents.fraud-hints figures figures.report',
    'no member',
  ),
};

/** Every table with a member, and what of its rows would act later without a step of the member. */
const tables = {
  ...each('lottery_chase lottery_order lottery_ticket', 'ended: endAhead'),
  ...each('promotion_entry', 'ended where no bonus came yet: endAhead'),
  ...each('promotion_message', 'ended: stopPromotions'),
  ...each('play_launch play_round', 'ended: endPlay'),
  ...each('deposit_order', 'ended where nothing is paid: cancelOpenDeposits; what comes in is held'),
  ...each('member_session step_up care_return care_ticket', 'ended: beginBreak'),
  ...each(
    'activity_application issued_reward mission_claim rebate_day',
    'acts by a claim alone, which a break refuses',
  ),
  ...each('envelope_ticket point_redemption sign_in_day', 'acts by a call alone, which a break refuses'),
  ...each('bonus_wagering member_turnover', 'asks for stakes; a break takes no stake'),
  ...each('member_bonus bonus_stake', 'becomes cash by stakes alone, which a break refuses'),
  ...each('bonus_entry', 'record'),
  ...each('contract contract_line contract_hold', 'what contracts of before owe is paid'),
  ...each(
    'withdrawal withdrawal_hold hold_lift_proposal money_proposal payout_account',
    'money on its way out: stays',
  ),
  ...each(
    'data_export identity_document feedback upload contact_change owner_proof',
    'asked for by the member: stays open',
  ),
  ...each(
    'agent_rebate lottery_member_series invitation_link affiliate referral_code message_setting',
    'a setting: acts on steps of members',
  ),
  ...each(
    'care_limit exclusion_mark exclusion_hint age_finding authenticator_removal unfreeze_proposal',
    'protects the member',
  ),
  ...each('member_consent care_event play_session cashier_credit', 'record'),
  ...each(
    'bet_quarter downline_rebate_day envelope_grab idempotent_answer invitation_use jackpot_win',
    'record',
  ),
  ...each(
    'leaderboard_place ledger_account member_day member_first_deposit member_level_change member_login',
    'record',
  ),
  ...each(
    'member_money_day member_submission member_transfer point_conversion rebate_claim referral',
    'record',
  ),
  ...each(
    'contract_result_day contract_result_tick contract_step team_active_day team_change team_day',
    'record',
  ),
  ...each(
    'team_money_day team_total valid_bet_day vendor_transaction figure_active figure_seen member_note',
    'record',
  ),
  ...each('conversation sent_message inbox_message game_favourite game_recent demo_account', 'acts never'),
  ...each(
    'fund_password known_network member_authenticator passkey passkey_challenge password_link',
    'a key: acts never',
  ),
  ...each(
    'provider_identity provider_login recovery_code security_answer trusted_device',
    'a key: acts never',
  ),
};

describe('what happens later for a member', () => {
  it('by a job has a verdict for each job', () => {
    expect(Object.keys(jobs).sort()).toEqual(Object.keys(createMemberJobs(rig.deps)).sort());
  });

  it('by a row has a verdict for each table with a member', async () => {
    const { rows } = await rig.database.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns where table_schema = 'public'
         and column_name in ('member_id', 'upline_id', 'downline_id', 'sender_id', 'recipient_id', 'referrer_id')
         and table_name <> 'member' order by 1`,
    );
    expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});
