import { defineDesk } from './define-desk.ts';
import { flag, line, money, number, words } from './desk-fields.ts';

/** What a friend brings. */
export const referralSettings = defineDesk({
  name: 'referral',
  audit: 'referralSetting',
  shape: 'single',
  place: 'rewards',
  words: {
    title: 'Refer a friend',
    one: 'referral setting',
    lead: 'What members get when a friend joins by their code and plays. A cashier proposes, a publisher approves.',
    empty: 'No reward for friends',
    emptyText: 'Members can invite friends, and get nothing for it.',
  },
  fields: {
    leastBets: money({ label: 'Valid bets of the friend' }),
    pays: money({ label: 'Pays' }),
    wagering: number(0, 100, { label: 'Wagered, times', first: 1 }),
    claimDays: number(1, 365, { label: 'Days to claim', first: 14 }),
    texts: words(60, 200, { label: 'What members read' }),
  },
  heading: 'texts',
  columns: ['leastBets', 'pays', 'wagering', 'claimDays'],
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});

/** Codes and hosts by which new members join a team. */
export const affiliates = defineDesk({
  name: 'affiliates',
  audit: 'affiliate',
  shape: 'list',
  place: 'agents',
  words: {
    title: 'Affiliates',
    one: 'code',
    lead: 'Codes that people type, or hosts that bring a code with them. New members join the agent’s team.',
    empty: 'No affiliate codes',
    emptyText: 'New members join without a code, or by an agent’s own link.',
  },
  fields: {
    code: line(24, {
      label: 'Code',
      hint: 'Capital letters and digits.',
      pattern: '^[A-Z0-9]{3,24}$',
      isFixed: true,
    }),
    domain: line(120, {
      label: 'Host that brings it',
      hint: 'For example play.partner.example. Leave it empty for a code that people type.',
      pattern: '^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$',
      isOptional: true,
    }),
    agent: line(40, {
      label: 'Agent',
      hint: 'Account name. Leave it empty for a code of the house.',
      isOptional: true,
    }),
    enabled: flag({ label: 'New members can join by it', first: true }),
  },
  heading: 'code',
  key: 'code',
  switch: 'enabled',
  unique: ['domain'],
  columns: ['code', 'domain', 'agent'],
  rights: { read: 'read', propose: 'cashier', decide: 'publish' },
});
