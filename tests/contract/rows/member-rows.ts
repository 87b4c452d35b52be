import { wireRow } from './wire-row.ts';

/** What is not on the form goes out empty. */
const emptyFields = {
  payeeName: '',
  qqNum: '',
  recommenderId: '',
  captcha: '',
  verificationCode: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  affiliateCode: '',
  referralCode: '',
};

/** Logging in, registering, the member and its security. */
export const memberRows = [
  wireRow('POST', '/wps/session/login', 'COMM3', '-', {
    sends: { type: 'username', loginDeviceId: 'c0ffee00-0000-4000-8000-000000000001' },
    reads: 'id userName token customerType firstTimeLogin passwordExpired',
  }),
  wireRow('POST', '/wps/session/login/verification', 'LOGINIPVERF3', '-', { reads: 'token' }),
  wireRow('POST', '/wps/session/login/freeplay', 'FREEPLAY3', '-', {
    sends: { os: 'Windows', platform: 'W', Encryption: '9f86d081884c7d65', 'X-Gateway-Version': 3 },
    reads: 'token customerType',
  }),
  wireRow('DELETE POST', '/wps/session/logout', 'COMM3', 'T'),
  wireRow('POST', '/wps/verification/sms/noLogin', 'VERIFICATION3', '-', { reads: 'expiredMinutes' }),
  wireRow('POST', '/wps/verification/sms/register', 'REGMOBVERF3 MOBILENUMREG3', '-', {
    sends: { countryDialingCode: '63' },
    reads: 'expiredMinutes',
  }),
  wireRow('GET', '/wps/captcha', 'CAPTCHA3', '-', { sends: { t: '1764237600000' } }),
  wireRow('GET', '/wps/captcha/geetest', 'GEETEST3', '-', { sends: { t: '1764237600000' } }),
  wireRow('GET', '/wps/check/username', 'COMM3', '-', { reads: 'success' }),
  wireRow('GET', '/wps/member/info', 'COMM3', 'T', {
    reads: 'id account nickname type toUpline regDate mobile clubLabel.labelName clubLabel.rankLevel',
  }),
  wireRow('POST', '/wps/member/info', 'COMM3', 'T'),
  wireRow('GET', '/wps/member/info/icon MCSFE_getPlayerAvatar', 'PROFPIC3', 'T', {
    reads: 'avatar avatarType',
  }),
  wireRow('PUT', '/wps/member/register', 'REG3', '-', {
    sends: {
      ...emptyFields,
      login: true,
      registerUrl: 'https://portal.test/register',
      domain: 'portal.test',
      registerMethod: 'WEB',
      countryDialingCode: '63',
      loginDeviceId: 'c0ffee00-0000-4000-8000-000000000001',
    },
    reads: 'token',
  }),
  wireRow('PUT', '/wps/member/register/mobile', 'MOBILENUMREG3 COMM3', '-', {
    sends: { ...emptyFields, login: true, registerMethod: 'WEB', countryDialingCode: '63' },
    reads: 'token',
  }),
  wireRow('PUT', '/wps/member/register/autoUsername', 'REG3', '-'),
  wireRow('POST', '/wps/member/password', 'PASS3', 'T'),
  wireRow('POST', '/wps/member/password/email', 'COMM3', '-', { isForm: true, reads: 'success' }),
  wireRow('POST', '/wps/member/password/sms', 'PWRESETSMS3', '-'),
  wireRow('POST', '/wps/member/password/verification', 'CHNGPASSVERIF3', '-', { reads: 'success' }),
  wireRow('PUT', '/wps/member/paymentPassword', 'COMM3', 'T'),
  wireRow('POST', '/wps/member/paymentPassword', 'COMM3', 'T'),
  wireRow('GET', '/wps/member/hasWithdrawalPassword', 'COMM3', 'T'),
  wireRow('GET', '/wps/member/bankCard', 'COMM3', 'T', {
    reads: 'accounts[].id',
    differs: 'The list is in `accounts`, with what may be added beside it.',
  }),
  wireRow('PUT', '/wps/member/bankCard', 'COMM3', 'T', { reads: 'accounts[].id' }),
  wireRow('GET', '/wps/member/securityQuestions /wps/member/customerSecurityQuestions', 'COMM3', 'T'),
  wireRow('PUT POST', '/wps/member/securityQuestions /wps/member/customerSecurityQuestions', 'COMM3', 'T'),
  wireRow('GET', '/wps/v2/member/securityConfig', 'COMM3', 'T'),
  wireRow('POST', '/wps/member/language', 'COMM3', 'T'),
  wireRow('GET', '/wps/agent/affiliate', 'AFFMAN3', '-', { reads: 'success' }),
];

/** What the brand says: settings, status, help, customer service, feedback. */
export const systemRows = [
  wireRow('GET', '/wps/system/setting/register', 'REG3 COMM3', '-', {
    reads:
      'username.acceptedPattern username.patternId username.minLength username.maxLength username.enabled username.required',
  }),
  wireRow('GET', '/wps/system/status /wps/v2/system/status', 'COMM3', '-', {
    sends: { host: 'portal.test' },
    reads:
      'maintenance regionRestriction location info.customerService[].csType info.customerService[].path info.domainRoute info.resources[].resourceType info.whitelabel.modId info.register info.mainDomain info.analytics.gtagId info.imageCDNs info.launchGameCDNs',
  }),
  wireRow('GET', '/wps/system/whitelabel', 'COMM3', '-', { reads: 'modId enabled childrenNodes[].modId' }),
  wireRow(
    'GET',
    '/wps/system/settings/consolidated /wps/system/templates /wps/system/location /wps/system/country',
    'COMM3',
    '-',
  ),
  wireRow('GET', '/wps/system/domainRoute', 'COMM3', '-', {
    sends: { device: 'WEB' },
    reads:
      'domainList resources[].resourceType resources[].url resources[].qrCodeUrl resources[].labelNameEn',
  }),
  wireRow('GET', '/wps/system/helpCenter', 'COMM3', '-', {
    sends: { lang: 'EN', device: 'WEB' },
    reads: '[].title [].tag [].content',
  }),
  wireRow('PUT POST', '/wps/feedback', 'FEEDBACK3', '-', { sends: { contact: 'me@mail.example' } }),
  wireRow('GET', 'WPSCORE_getCustomerServiceScript CSP_ImUrl', 'COMM3', 't', {
    reads: 'version.pathList[].type version.pathList[].path',
  }),
];

export const walletRows = [
  wireRow('GET', '/wps/v2/wallets/balance', 'COMM3', 'T', {
    sends: { typeId: 0 },
    reads: 'sumBalance balance[].accountTypeId balance[].availBalance currency currencySymbol',
  }),
  wireRow('POST', 'GCS_walletTransfer', 'FUNDTRANS3', 'T'),
  wireRow('GET', 'GCS_merchantWallet', 'COMM3', 'T', { reads: 'isSingle' }),
  wireRow('GET', '/wps/wallets', 'COMM3', 'T', { reads: '[].accountTypeId' }),
  wireRow('POST', '/wps/wallets/transferToMainWallet', 'COMM3', 'T', { isForm: true }),
  wireRow(
    'POST',
    '/wps/wallets/transferFromMainWallet /wps/wallets/transferSubToSubWallet',
    'FUNDTRANS3 COMM3',
    'T',
    { isForm: true },
  ),
  wireRow(
    'GET',
    '/wps/wallets/lockStatus /wps/wallets/lockTransStatus /wps/wallets/lockStatusByType',
    'COMM3',
    'T',
  ),
];
