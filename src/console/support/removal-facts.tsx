import type { ReactNode } from 'react';
import type { RemovalFacts } from '../../protocol/calls/members.ts';
import { Fact, FactGrid } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { removalMessages as words } from './removal-messages.ts';

const showMoment = (iso: string | null, otherwise: string): ReactNode =>
  iso === null ? otherwise : <Moment iso={iso} />;

/** What helps to judge whether it is the member who asks. */
export function RemovalFactList({ facts }: { readonly facts: RemovalFacts }) {
  return (
    <FactGrid columns={3}>
      <Fact name={words.facts.mobile}>
        <bdi dir="ltr">{facts.mobile === '' ? words.none : facts.mobile}</bdi>
      </Fact>
      <Fact name={words.facts.email}>{facts.email === '' ? words.none : facts.email}</Fact>
      <Fact name={words.facts.registered}>{showMoment(facts.registeredAt, words.never)}</Fact>
      <Fact name={words.facts.lastLogin}>{showMoment(facts.lastLoginAt, words.never)}</Fact>
      <Fact name={words.facts.since}>{showMoment(facts.since, words.none)}</Fact>
      <Fact name={words.facts.codes}>{facts.recoveryCodesLeft}</Fact>
      <Fact name={words.facts.questions}>{showMoment(facts.questionsSince, words.none)}</Fact>
    </FactGrid>
  );
}
