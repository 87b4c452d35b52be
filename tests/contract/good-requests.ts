import type { ApiOperations } from '../../src/api/generated/types.ts';
import { fundPasswordOfPlayer, goodPayout, goodWithdrawal, withdrawalStates } from './withdrawal-states.ts';

/** Requests that a signed-in player with a fresh verification token gets a good answer to. */
export const goodRequests: {
  readonly [Name in keyof ApiOperations]: (humanToken: string) => ApiOperations[Name]['request'];
} = {
  'agent.affiliate': () => ({ code: 'LUMINA', domain: 'portal.test' }),
  'agent.downlines': () => ({ parent: 'bayani', page: 1 }),
  'captcha.image': () => ({ t: '1' }),
  'contracts.answerDaily': () => ({ id: 'set by the test', status: 'A' }),
  'contracts.answerDividend': () => ({ type: 'CONS', status: 'A' }),
  'contracts.answerHourly': () => ({ contractId: 'set by the test', status: 'A' }),
  'contracts.answerRealTime': () => ({ id: 'set by the test', status: 'A' }),
  'contracts.consolidated': () => ({ t: '1' }),
  'contracts.end': () => ({ account: 'luntian', kind: 'dividend', product: 'CONS', status: 'A' }),
  'contracts.given': () => ({}),
  'contracts.history': () => ({ account: 'bayani', kind: 'dividend', product: 'CONS' }),
  'contracts.log': () => ({ page: 1 }),
  'contracts.offer': () => ({
    account: 'bayani',
    kind: 'realTime',
    product: 'RNG',
    period: 'D',
    tiers: [{ bet: '100', loss: '0', members: 1, rate: '0.10' }],
  }),
  'contracts.own': () => ({}),
  'contracts.partners': () => ({}),
  'contracts.read': () => ({ account: 'bayani', kind: 'dividend', product: 'CONS' }),
  'care.confirmLimit': () => ({ kind: 'deposit', period: 'day' }),
  'care.depositRoom': () => ({}),
  'care.history': () => ({ page: 1 }),
  'care.keepLimit': () => ({ kind: 'deposit', period: 'day' }),
  'care.session': () => ({}),
  'care.setLimit': () => ({ kind: 'loss', period: 'week', amount: '5000.00' }),
  'care.standing': () => ({}),
  'care.takeBreak': () => ({ length: '24h' }),
  'deposit.cancel': () => ({ id: '901' }),
  'deposit.create': () => ({ bankCode: 'gateway', amount: '500.00' }),
  'deposit.list': () => ({ days: 30, page: 1 }),
  'deposit.order': () => ({ id: '901' }),
  'deposit.prove': () => ({ id: '901', payerName: 'Mayari', proofs: ['proof-901'] }),
  'deposit.settings': () => ({}),
  'confirmations.answer': () => ({ id: goodWithdrawal(), claim: 'full' }),
  'confirmations.list': () => ({}),
  'confirmations.receipt': () => ({ id: goodWithdrawal() }),
  'games.addFavourite': () => ({ nodeId: '10001' }),
  'games.favouriteList': () => ({ page: 1 }),
  'games.favourites': () => ({}),
  'games.hot': () => ({ merchantCode: 'demo', isPlatform: 2, platform: 'html5-desktop', language: 'EN' }),
  'games.launch': () => ({ nodeId: '10001', gameId: '10001', launchMode: 'GLS', platform: 'html5-desktop' }),
  'games.list': () => ({ gameType: 'RNG', filter: 'ALL', pageNo: 1, pageSize: 18, gameName: 'a' }),
  'games.menus': () => ({ prizeMode: '1' }),
  'games.popular': () => ({ count: 6 }),
  'games.recent': () => ({}),
  'games.removeFavourite': () => ({ nodeId: '10001' }),
  'games.session': () => ({}),
  'games.types': () => ({}),
  'games.vendors': () => ({ platform: 'html5-desktop', merchant: 'demo', language: 'EN' }),
  'games.winners': () => ({ gameCategory: 'ALL', language: 'EN', limitNum: 50 }),
  'member.changePassword': () => ({
    oldPassword: 'Foyer-2026',
    newPassword: 'Foyer-2027',
    confirmNewPassword: 'Foyer-2027',
  }),
  'member.changePaymentPassword': () => ({
    oldPaymentPassword: '246810',
    newPaymentPassword: '771904',
    confirmNewPaymentPassword: '771904',
  }),
  'member.checkUsername': () => ({ username: 'somebody' }),
  'member.hasPaymentPassword': () => ({}),
  'member.icon': () => ({}),
  'member.info': () => ({}),
  'member.register': (humanToken) => ({
    username: 'contract1',
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    mobileNum: '9175550001',
    email: 'a@lumina.example',
    terms: true,
    humanToken,
  }),
  'member.registerMobile': (humanToken) => ({
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    mobileNum: '9175550002',
    email: 'b@lumina.example',
    terms: true,
    humanToken,
  }),
  'member.resetByEmail': () => ({ username: 'player', email: 'player@lumina.example' }),
  'member.resetByLink': () => ({
    token: 'set by the test',
    newPassword: 'Foyer-2027',
    confirmNewPassword: 'Foyer-2027',
  }),
  'member.resetByPhone': () => ({
    mobileNum: '+639170000001',
    verificationCode: 'set by the test',
    newPassword: 'Foyer-2027',
  }),
  'member.setLanguage': () => ({ language: 'AR' }),
  'member.setPaymentPassword': () => ({
    password: 'Foyer-2026',
    paymentPassword: '771904',
    confirmPaymentPassword: '771904',
  }),
  'member.suggestUsername': () => ({}),
  'messages.unread': () => ({}),
  'messages.inbox': () => ({ kind: 'all', page: 1, size: 10 }),
  'messages.read': () => ({ messageIds: '1,2' }),
  'messages.remove': () => ({ messageIds: '1,2' }),
  'devices.list': () => ({}),
  'devices.end': () => ({ id: '1' }),
  'devices.logins': () => ({ page: 1, size: 10 }),
  'support.link': () => ({
    key: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  }),
  'notices.list': () => ({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }),
  'session.bindProvider': (humanToken) => ({
    bindTicket: 'set by the test',
    username: 'player',
    password: 'Foyer-2026',
    humanToken,
  }),
  'session.enterOnBreak': () => ({ ticket: 'set by the test' }),
  'session.exchangeProvider': () => ({
    provider: 'google',
    code: 'set by the test',
    state: 'set by the test',
  }),
  'points.balance': () => ({}),
  'points.config': () => ({}),
  'points.conversionTypes': () => ({}),
  'points.convert': () => ({ points: 100, password: '246810' }),
  'points.details': () => ({ page: 1, size: 20, from: '2026-05-01', to: '2026-06-01' }),
  'points.redeem': () => ({ rewardId: '1', quantity: 1, password: '246810' }),
  'points.redemption': () => ({ id: '1' }),
  'points.redemptions': () => ({ page: 1, size: 20 }),
  'points.rewards': () => ({}),
  'rewards.activities': () => ({}),
  'rewards.activity': () => ({ id: '1' }),
  'rewards.apply': () => ({ id: '2', comment: 'The search could show what is new.', images: [] }),
  'rewards.claim': () => ({ promotionClaimId: '1', promotionType: 'UPGRADE_BONUS' }),
  'rewards.claimActivity': () => ({ id: '2' }),
  'rewards.claimSignIn': () => ({ date: '2026-06-01' }),
  'rewards.claimable': () => ({ promotionType: 'MISSION,MANUAL', status: 'I' }),
  'rewards.claims': () => ({}),
  'rewards.envelope': () => ({}),
  'rewards.openEnvelope': () => ({}),
  'rewards.openPromotions': () => ({}),
  'rewards.signIn': () => ({}),
  'rewards.summary': () => ({}),
  'payout.accounts': () => ({}),
  'payout.addAccount': () => ({
    provider: 'FOYB',
    holder: 'Mayari Dela Cruz',
    number: '5556667778',
    fundPassword: '246810',
  }),
  'payout.removeAccount': () => ({ id: goodPayout }),
  'session.login': (humanToken) => ({ username: 'player', password: 'Foyer-2026', humanToken }),
  'session.logout': () => ({}),
  'session.sendStepUpCode': () => ({ ticket: 'set by the test', method: 'sms' }),
  'session.startProvider': () => ({ provider: 'google' }),
  'session.stepUp': () => ({ ticket: 'set by the test', method: 'sms', answer: '000000' }),
  'session.trial': () => ({ os: 'Linux', platform: 'W' }),
  'system.countries': () => ({}),
  'system.domainRoute': () => ({ device: 'WEB' }),
  'system.help': () => ({ lang: 'TY', device: 'WEB' }),
  'system.registerSettings': () => ({}),
  'system.status': () => ({ host: 'portal.test' }),
  'system.whitelabel': () => ({}),
  'verification.answer': () => ({ id: 'set by the test', number: 0 }),
  'verification.challenge': () => ({ kind: 'slider' }),
  'verification.sendLoginCode': () => ({ mobileNum: '+639170000001' }),
  'verification.sendRegisterCode': () => ({ mobileNo: '9175550003' }),
  'verification.sendResetCode': () => ({ mobileNum: '+639170000001' }),
  'wallet.balance': () => ({ typeId: 0 }),
  'withdrawals.answer': () => ({ id: goodWithdrawal(), text: 'The name is mine.' }),
  'withdrawals.cancel': () => ({ id: goodWithdrawal() }),
  'withdrawals.detail': () => ({ id: goodWithdrawal() }),
  'withdrawals.form': () => ({}),
  'withdrawals.list': () => ({ pageNo: 1, pageSize: 20 }),
  'withdrawals.submit': () => ({ amount: '100', card: goodPayout, fundPassword: '246810' }),
};

const ofPlayer = "member_id = (select id from member where account = 'player')";
const pointsOfPlayer =
  "update ledger_account set balance = 6000 where currency = 'PTS' and member_id is not null";
const forgetDeposits = 'delete from deposit_event; delete from deposit_order; delete from upload;';
/** An order to pay by hand that waits, and a picture that proves nothing yet. */
const waitingDeposit = `${forgetDeposits}
insert into deposit_order (id, merchant, member_id, method, kind, status, amount, fee, currency, reference,
  created_at, expires_at) overriding system value
select 901, 'demo', id, 'transfer', 'account', 'waiting', 50003, 0, 'PHP', 'DTEST0001', '2026-06-01', '2027-01-01'
from member where account = 'player';
insert into upload (id, member_id, type, name, size, sha256, bytes, created_at)
select 'proof-901', id, 'image/png', 'slip.png', 1, '', '1', '2026-06-01' from member where account = 'player';`;
/** Statements that bring the database to where the good request of an operation is good (again). */
export const goodStates: { readonly [Name in keyof ApiOperations]?: string | (() => string) } = {
  ...withdrawalStates,
  'care.confirmLimit': `delete from care_limit; insert into care_limit
    (member_id, kind, period, amount, next_from, next_amount, changed_at)
    select id, 'deposit', 'day', 500000, '2026-05-31', 900000, '2026-05-30' from member where account = 'player'`,
  'deposit.cancel': waitingDeposit,
  'deposit.create': forgetDeposits,
  'deposit.order': waitingDeposit,
  'deposit.prove': waitingDeposit,
  'member.changePaymentPassword': fundPasswordOfPlayer,
  'points.convert': `${fundPasswordOfPlayer}; ${pointsOfPlayer}`,
  'points.redeem': `${fundPasswordOfPlayer}; ${pointsOfPlayer}; update point_reward set available = quantity`,
  'points.redemption': `insert into point_redemption
    (id, merchant, member_id, reward_id, quantity, points, created_at) overriding system value
    select 1, 'demo', id, 1, 1, 500, now() from member where account = 'player' on conflict do nothing`,
  'rewards.apply': `delete from activity_application where ${ofPlayer}`,
  'rewards.claim': `update issued_reward set claimed_at = null where id = 1`,
  'rewards.claimActivity': `delete from activity_application where ${ofPlayer};
    delete from issued_reward where subject like 'application:%';
    insert into activity_application (merchant, activity_id, member_id, status, comment, created_at)
      select 'demo', 2, id, 'approved', '', now() from member where account = 'player';
    insert into issued_reward (merchant, member_id, promotion_type, texts, points, subject, issued_at)
      select 'demo', member_id, 'MISSION', '{"EN": {"title": "Word"}}', 200, 'application:' || id, now()
      from activity_application where ${ofPlayer}`,
  'rewards.claimSignIn': `delete from sign_in_day where day >= '2026-06-01'`,
  'rewards.openEnvelope': 'delete from envelope_grab',
  'member.setPaymentPassword': `delete from fund_password where ${ofPlayer}`,
};

/** Who makes a call that not every member may make; all others are the player's. */
export const callerOf: Readonly<Partial<Record<keyof ApiOperations, string>>> = {
  'agent.downlines': 'agent',
  'contracts.answerDaily': 'agent',
  'contracts.answerDividend': 'agent',
  'contracts.answerHourly': 'agent',
  'contracts.answerRealTime': 'agent',
  'contracts.consolidated': 'agent',
  'contracts.end': 'agent',
  'contracts.given': 'agent',
  'contracts.history': 'agent',
  'contracts.log': 'agent',
  'contracts.offer': 'agent',
  'contracts.own': 'agent',
  'contracts.partners': 'agent',
  'contracts.read': 'agent',
};
