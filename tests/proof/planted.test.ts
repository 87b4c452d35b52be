import { describe, expect, it } from 'vitest';
import { sourceLimits } from '../../src/protocol/json/limits.ts';
import { addNode, copySite, dropPolicy, nodeOf, prove, removeNode, type EditableSite } from './site-edits.ts';

const register = 'pages/register';
const login = 'fragments/login-form';
const send = (to: string, event: string, data?: object) => [
  { do: 'send', to, event, ...(data === undefined ? {} : { with: data }) },
];
const button = (id: string, press: object[], more: object = {}) => ({
  type: 'Button',
  id,
  on: { press },
  children: [{ $t: 'nav.login' }],
  ...more,
});

interface Planted {
  readonly what: string;
  readonly plant: (site: EditableSite) => void;
  readonly code: string;
  readonly document: string;
  /** Part of the message. */
  readonly says: string;
  /** Settings of the trace; left out where they are not what the case is about. */
  readonly settings?: object;
  /** Number of steps of the shortest way. */
  readonly steps?: number;
}

const planted: readonly Planted[] = [
  {
    what: 'the form without its handler',
    plant: (site) => delete nodeOf(site, register, 'form')['on'],
    code: 'control.no-effect',
    document: register,
    says: '"form" does nothing',
  },
  {
    what: 'a step whose only way on shows in another state',
    plant: (site) => (nodeOf(site, register, 'registered')['in'] = ['reg', 'verifying']),
    code: 'proof.stuck',
    document: register,
    says: '"registered"',
  },
  {
    what: 'a way on that shows under a setting which may be off',
    plant: (site) =>
      (nodeOf(site, register, 'registered-login')['show'] = { var: 'settings.whitelabel.LOGINIPVERF3' }),
    code: 'proof.stuck',
    document: register,
    says: '"registered"',
    settings: { 'settings.whitelabel.LOGINIPVERF3': false },
  },
  {
    what: 'a way on that shows by data nobody can count on',
    plant: (site) => (nodeOf(site, register, 'registered-login')['show'] = { '!!': { var: 'member.level' } }),
    code: 'proof.stuck',
    document: register,
    says: 'registered-login',
  },
  {
    what: 'a way on that is always disabled',
    plant: (site) => Object.assign(nodeOf(site, register, 'registered-login'), { props: { disabled: true } }),
    code: 'proof.control-dead',
    document: register,
    says: '"registered-login" is disabled',
  },
  {
    what: 'a state without a part of the screen',
    plant: (site) => removeNode(site, register, 'registered'),
    code: 'proof.blank',
    document: register,
    says: '"registered"',
  },
  {
    what: 'a captcha that is demanded and not shown',
    plant: (site) => {
      removeNode(site, login, 'captcha');
      removeNode(site, login, 'mobile-captcha');
    },
    code: 'proof.stuck',
    document: login,
    says: '"login" waits for a person in "editing"',
  },
  {
    what: 'no tabs, and the form of the other tab only',
    plant: (site) => {
      nodeOf(site, register, 'form')['show'] = { '===': [{ var: 'machine.reg.method' }, 'mobile'] };
      delete nodeOf(site, register, 'methods')['on'];
    },
    code: 'control.no-effect',
    document: register,
    says: '"methods" does nothing',
  },
  {
    what: 'no form for an expired password',
    plant: (site) => {
      // Its words for an expired password would never show: that is found before the proof.
      removeNode(site, login, 'must-change-expired');
      nodeOf(site, login, 'must-change')['show'] = {
        '===': [{ var: 'machine.login.changeReason' }, 'default'],
      };
    },
    code: 'proof.stuck',
    document: 'pages/login',
    says: '"changingPassword"',
    steps: 2,
    settings: { 'settings.whitelabel.PWDEXPFORCECHANGE3': true },
  },
  {
    what: 'a code by SMS that cannot be typed in',
    plant: (site) => removeNode(site, register, 'otp'),
    code: 'proof.no-end',
    document: register,
    says: 'never comes to its end',
    settings: { 'settings.whitelabel.REGMOBVERF3': true },
  },
  {
    what: 'a slider that is not there',
    plant: (site) => {
      removeNode(site, 'fragments/verification', 'slider');
      removeNode(site, 'fragments/verification', 'cancel');
    },
    code: 'proof.stuck',
    document: 'fragments/verification',
    says: '"verifying"',
    settings: { 'settings.whitelabel.GEETEST3': true },
    steps: 2,
  },
  {
    what: 'an event that is accepted nowhere where its control shows',
    plant: (site) => addNode(site, register, 'registered', button('again', send('reg', 'code.resend'))),
    code: 'proof.event-refused',
    document: register,
    says: 'code.resend to reg',
    settings: {},
  },
  {
    what: 'a modal without a way to close it',
    plant: (site) => {
      const dialog = nodeOf(site, 'modals/game', 'dialog');
      delete dialog['on'];
      // Its flow leads out of it in many ways.
      Object.assign(dialog, { children: [nodeOf(site, 'modals/game', 'head')] });
      Object.assign(site['modals/game'] ?? {}, { machines: {} });
    },
    code: 'control.no-effect',
    document: 'modals/game',
    says: '"dialog" does nothing',
  },
  {
    what: 'a page that leads nowhere',
    plant: (site) => {
      Object.assign(site['pages/not-found'] ?? {}, {
        chrome: { header: false, sideMenu: false, footer: true },
      });
      removeNode(site, 'pages/not-found', 'home');
      // The footer stands on every page: its words may stay, its links are ways out.
      dropPolicy(site, 'responsible-gaming-link');
      Object.assign(site['menus/footer'] ?? {}, { items: [] });
    },
    code: 'proof.trap',
    document: 'pages/not-found',
    says: 'The page cannot be left',
  },
  {
    what: 'a page that no link leads to',
    plant: (site) => {
      site['pages/secret'] = { ...structuredClone(site['pages/help']), id: 'secret' };
    },
    code: 'proof.page-unreachable',
    document: 'pages/secret',
    says: '"secret"',
  },
  {
    what: 'a modal that nothing opens',
    plant: (site) => {
      site['modals/secret'] = { ...structuredClone(site['modals/game']), id: 'secret' };
    },
    code: 'proof.modal-unreachable',
    document: 'modals/secret',
    says: '"secret"',
  },
  {
    what: 'a field that is demanded and switched off',
    plant: (site) => {
      const fields = site['settings/register-fields']?.['fields'] as Record<string, object>;
      fields['email'] = { ...fields['email'], enabled: false, required: true };
    },
    code: 'proof.required-hidden',
    document: 'settings/register-fields',
    says: '"email"',
  },
  {
    what: 'a field that the flow needs and the settings may take away',
    plant: (site) => {
      const schema = site['forms/register.schema']?.['properties'] as Record<string, Record<string, unknown>>;
      delete schema['mobileNum']?.['x-needed-by'];
    },
    code: 'proof.stuck',
    document: register,
    says: '"editing"',
    settings: {
      'settings.register.mobileNum.enabled': false,
      'settings.whitelabel.MOBILENUMREG3': false,
      'settings.whitelabel.REGMOBVERF3': true,
    },
    steps: 0,
  },
  {
    what: 'two flows that are stuck only together',
    plant: (site) =>
      (nodeOf(site, 'pages/contact-change', 'asking')['show'] = { in: ['session', 'disconnected'] }),
    code: 'proof.stuck',
    document: 'pages/contact-change',
    says: '"asking"',
  },
  {
    what: 'no answer to a question of the frame',
    plant: (site) => removeNode(site, 'shell', 'confirm-logout'),
    code: 'proof.stuck',
    document: 'shell',
    says: '"member.confirmingLogout"',
  },
];

describe('what is planted into the default site', () => {
  it.each(planted)('$what is found', async ({ plant, code, document, says, settings, steps }) => {
    const site = await copySite();
    plant(site);
    const issues = await prove(site);
    const found = issues.find(
      (issue) => issue.code === code && issue.document === document && issue.message.includes(says),
    );
    expect(found, JSON.stringify(issues, null, 1)).toBeDefined();
    expect(found?.severity).toBe('error');
    if (settings !== undefined) expect(found?.trace?.settings).toEqual(settings);
    if (steps !== undefined) expect(found?.trace?.steps).toHaveLength(steps);
  });
});

describe('what cannot be gone through', () => {
  it('is an error, not a proof: more settings on one screen than the proof switches', async () => {
    const site = await copySite();
    const tree = JSON.stringify(site['settings/whitelabel']);
    const modules = [...tree.matchAll(/"modId":"([A-Z0-9]+)"/g)].map(([, id]) => id ?? '');
    expect(modules.length).toBeGreaterThan(sourceLimits.proofSwitches);
    modules.forEach((id, index) =>
      addNode(site, register, 'registered', {
        type: 'Text',
        id: `module-${index}`,
        show: { var: `settings.whitelabel.${id}` },
        children: [{ $t: 'nav.login' }],
      }),
    );
    const issues = await prove(site);
    const found = issues.filter(({ code, document }) => code === 'proof.too-large' && document === register);
    expect(found).toMatchObject([{ severity: 'error' }]);
    expect(found[0]?.message).toMatch(/more than 12 settings .* nothing is proven/);
  });
});

describe('the default site', () => {
  it('gets nobody stuck, in any state, under any settings', async () => {
    expect(await prove(await copySite())).toEqual([]);
  });
});
