import { Badge, Box, Button, Flex, Input, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  members,
  type MemberHit,
  type MemberLine,
  type UnfreezeState,
} from '../../protocol/calls/members.ts';
import { isForGood } from '../../protocol/document/jurisdiction.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { nameMember } from './name-member.tsx';
import { SupportTabs } from '../support/support-tabs.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { useAddress } from '../ui/lists/use-address.ts';
import { memberMessages as words } from './member-messages.ts';
import { useUnfreezings } from './use-members.ts';
import { Note } from '../ui/note.tsx';
import { Section } from '../ui/section.tsx';
import { FormField } from '../ui/fields/form-field.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';
import { FileLink } from '../ui/lists/file-link.tsx';
import { hrefOf } from '../../protocol/console/define-call.ts';

/** State of an account, in a word. */
export function StandingBadge({ member }: { readonly member: MemberLine }) {
  if (member.closedAt !== null) return <Badge colorPalette="gray">{words.closed}</Badge>;
  if (member.isFrozen) return <Badge colorPalette="red">{words.frozen}</Badge>;
  if (isForGood(member.breakUntil)) return <Badge colorPalette="orange">{words.excludedForGood}</Badge>;
  if (member.breakUntil !== null) return <Badge colorPalette="orange">{words.onBreak}</Badge>;
  return <Badge colorPalette="green">{words.active}</Badge>;
}

function SearchForm({
  sought,
  onSearch,
}: {
  readonly sought: string;
  readonly onSearch: (sought: string) => void;
}) {
  const [typed, setTyped] = useState(sought);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <FormField
        isRequired
        label={words.search}
        hint={words.searchHint}
        fault={isMissing ? words.searchMissing : null}
      >
        <Flex gap="2" width="full" maxWidth="28rem">
          <Input
            size="sm"
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="sm" variant="outline" height="auto">
            {words.find}
          </Button>
        </Flex>
      </FormField>
    </form>
  );
}

/** Why a member is in the list. */
function Signs({ signs }: Pick<MemberHit, 'signs'>) {
  return (
    <Note>
      {words.foundBy}{' '}
      {signs.map(({ by, text }, place) => (
        <Fragment key={`${by} ${text}`}>
          {place === 0 ? '' : ', '}
          {words.signs[by]}
          {text === '' ? '' : ' '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </Note>
  );
}

function Line({ member }: { readonly member: MemberHit }) {
  return (
    <LinkBox as="li" {...lineLook} _hover={{ background: 'bg.subtle' }}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minWidth="0">
          <LinkOverlay asChild color="brand.fg" fontWeight="medium" overflowWrap="anywhere">
            <Link to={`/support/members/${member.id}`}>
              <bdi>{member.account}</bdi>
            </Link>
          </LinkOverlay>
          <Note>
            <bdi dir="ltr">{[member.mobile, member.email].filter((text) => text !== '').join(' · ')}</bdi>
          </Note>
          <Signs signs={member.signs} />
        </Box>
        <StandingBadge member={member} />
      </Flex>
    </LinkBox>
  );
}

function Found({ sought }: { readonly sought: string }) {
  const mayLook = usePermission('players');
  const query = useCall(members.find, { q: sought }, { enabled: mayLook && sought !== '' });
  if (sought === '') return null;
  return (
    <Section title={words.found}>
      <Panel padded={false}>
        <Loaded query={query}>
          {(lines) =>
            lines.length === 0 ? (
              <Nothing icon="search" title={words.noMatch} text={words.noMatchText} />
            ) : (
              <Box as="ul" listStyleType="none">
                {lines.map((member) => (
                  <Line key={member.id} member={member} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Panel>
    </Section>
  );
}

function Unfreezings({ waiting, past }: UnfreezeState) {
  const work = useProposalWork({
    words,
    list: members.unfreezings,
    decide: members.decideUnfreeze,
    withdraw: members.withdrawUnfreeze,
    others: [members.read],
  });
  return (
    <>
      <WaitingProposals
        title={words.waitingTitle}
        waiting={waiting}
        empty={{ title: words.empty, text: words.emptyText }}
        renderName={nameMember}
        work={work}
      >
        {({ freeze }) => (
          <Text color="fg.muted" overflowWrap="anywhere">
            {words.frozenBy}: {freeze.by ?? words.unrecorded} · {words.frozenWhy}:{' '}
            {freeze.reason ?? words.unrecorded}
          </Text>
        )}
      </WaitingProposals>
      <PastProposals past={past} name={({ account }) => account} />
    </>
  );
}

/** Finds members, and lists the accounts with a request to unfreeze them. */
export function MembersPage() {
  const [address, go] = useAddress();
  const sought = address.get('q') ?? '';
  const unfreezings = useUnfreezings();
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={<FileLink file={sought === '' ? null : { href: hrefOf(members.findFile, { q: sought }) }} />}
    >
      <SupportTabs />
      <Stack gap="6">
        <Panel>
          <SearchForm sought={sought} onSearch={(text) => go({ q: text })} />
        </Panel>
        <Found sought={sought} />
        <Loaded query={unfreezings}>{(state) => <Unfreezings {...state} />}</Loaded>
      </Stack>
    </Screen>
  );
}
