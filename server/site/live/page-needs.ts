import type { PageNeed } from '../../../src/compiler/catalogue.ts';
import { noticePages } from '../../../src/protocol/document/notice-pages.ts';
import { homePath, loginPath, resetPasswordPath } from '../../../src/protocol/address/own-paths.ts';

const forMembers = { access: ['member', 'agent'] } as const;

/** `loading` and `broken` are not among them: the portal has words for those that come with its code. */
export const pageNeeds: readonly PageNeed[] = [
  {
    at: { page: noticePages.notFound },
    without: 'people who follow an old link see no way back',
  },
  {
    at: { page: noticePages.maintenance },
    without: 'people see a portal in which nothing works while it is closed',
  },
  {
    at: { page: noticePages.regionBlocked },
    without: 'people see a portal in which nothing works where it is not offered',
  },
  {
    at: { page: noticePages.signInNeeded },
    where: forMembers,
    without: 'visitors see no way to log in on the pages for members',
  },
  {
    at: { page: noticePages.realAccountNeeded },
    where: forMembers,
    without: 'demo accounts see no way on from the pages for members',
  },
  {
    at: { page: noticePages.agentNeeded },
    where: { access: ['agent'] },
    without: 'members see no way on from the pages for agents',
  },
  {
    at: { page: noticePages.closedOnBreak },
    where: forMembers,
    without: 'members on a break see no way on from the pages that it closes',
  },
  { at: { path: homePath }, without: 'the address of the portal leads nowhere' },
  { at: { path: loginPath }, without: 'visitors who are sent to log in come to no page' },
  {
    at: { path: resetPasswordPath },
    where: { machine: 'forgotPassword' },
    without: 'the link in the message for a new password leads nowhere',
  },
];
