import type { ApiOperations } from '../../src/api/generated/types.ts';

/** Requests that a signed-in player with a fresh verification token gets a good answer to. */
export const goodRequests: {
  readonly [Name in keyof ApiOperations]: (humanToken: string) => ApiOperations[Name]['request'];
} = {
  'agent.affiliate': () => ({ code: 'LUMINA', domain: 'portal.test' }),
  'captcha.image': () => ({ t: '1' }),
  'games.addFavourite': () => ({ nodeId: '10001' }),
  'games.favouriteList': () => ({ page: 1 }),
  'games.favourites': () => ({}),
  'games.hot': () => ({ merchantCode: 'demo', isPlatform: 2, platform: 'html5-desktop', language: 'EN' }),
  'games.list': () => ({ gameType: 'RNG', filter: 'ALL', pageNo: 1, pageSize: 18, gameName: 'a' }),
  'games.menus': () => ({ prizeMode: '1' }),
  'games.popular': () => ({ count: 6 }),
  'games.recent': () => ({}),
  'games.removeFavourite': () => ({ nodeId: '10001' }),
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
  'notices.list': () => ({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }),
  'session.bindProvider': (humanToken) => ({
    bindTicket: 'set by the test',
    username: 'player',
    password: 'Foyer-2026',
    humanToken,
  }),
  'session.exchangeProvider': () => ({
    provider: 'google',
    code: 'set by the test',
    state: 'set by the test',
  }),
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
};

const ofPlayer = "member_id = (select id from member where account = 'player')";
/** Statements that bring the database to where the good request of an operation is good (again). */
export const goodStates: { readonly [Name in keyof ApiOperations]?: string } = {
  'member.changePaymentPassword': "update fund_password set hash = 'plain:246810'",
  'member.setPaymentPassword': `delete from fund_password where ${ofPlayer}`,
};
