import { TextLink } from '../ui/text-link.tsx';

/** The account of a member, which leads to all that is known of it. */
export const nameMember = (proposal: { readonly memberId: string; readonly account: string }) => (
  <TextLink to={`/support/members/${proposal.memberId}`}>
    <bdi>{proposal.account}</bdi>
  </TextLink>
);
