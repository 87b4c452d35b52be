import { Badge, Grid, Stack } from '@chakra-ui/react';
import { memberFile, type LoginLine, type MemberPapers } from '../../../protocol/calls/member-file.ts';
import type { MemberFile } from '../../../protocol/calls/members.ts';
import { usePermission } from '../../http/queries.ts';
import { useCall } from '../../http/use-call.ts';
import { Fact } from '../../ui/fact.tsx';
import { Moment } from '../../ui/fields/moment.tsx';
import { PanelLine } from '../../ui/lists/panel-line.tsx';
import { Loaded } from '../../ui/screen.tsx';
import { Section, TitledPanel } from '../../ui/section.tsx';
import { ConsentEntry } from '../consent-line.tsx';
import { memberMessages } from '../member-messages.ts';
import { FileList, useBefore } from './file-list.tsx';
import { fileMessages as words } from './file-messages.ts';
import { Listed } from './listed.tsx';
import { Masked } from './masked.tsx';

interface TabProps {
  readonly member: MemberFile;
}
const paperTypes: Readonly<Record<string, string>> = words.papers.types;
const loginWays: Readonly<Record<string, string>> = words.devices.ways;

function PersonalData({ id, papers }: { readonly id: string; readonly papers: MemberPapers }) {
  return (
    <TitledPanel title={words.papers.person}>
      <Grid as="dl" margin="0" gap="3" templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}>
        <Fact name={words.papers.birthday}>
          <Masked id={id} what="birthday" masked={papers.birthday} />
        </Fact>
        <Fact name={words.papers.idNumber}>
          <Masked id={id} what="idNumber" masked={papers.idNumber} />
        </Fact>
        <Fact name={words.papers.nationality}>
          {papers.nationality === '' ? memberMessages.none : papers.nationality}
        </Fact>
      </Grid>
    </TitledPanel>
  );
}
const documentLine = (id: string, paper: MemberPapers['documents'][number]) => ({
  key: paper.id,
  text: (
    <>
      <Moment iso={paper.at} /> · {paperTypes[paper.type] ?? paper.type} ·{' '}
      <Masked id={id} what="document" row={paper.id} masked={paper.maskedNumber} />{' '}
      <Badge size="sm">{words.papers.statuses[paper.status]}</Badge>{' '}
      {paper.remark === '' ? null : <bdi>{paper.remark}</bdi>}
    </>
  ),
});
const payoutLine = (id: string, account: MemberPapers['payouts'][number]) => ({
  key: account.id,
  text: (
    <>
      <Moment iso={account.at} /> · <bdi>{account.provider}</bdi> · <bdi>{account.holder}</bdi> ·{' '}
      <Masked id={id} what="payout" row={account.id} masked={account.maskedNumber} />{' '}
      {account.isRemoved ? <Badge size="sm">{words.papers.removed}</Badge> : null}
    </>
  ),
});

/** Who the member is, what proves it, where money goes out to, and what was agreed to. */
export function PapersTab({ member: { id, consents } }: TabProps) {
  const query = useCall(memberFile.papers, { id }, { enabled: usePermission('players') });
  return (
    <Loaded query={query}>
      {(papers) => (
        <Stack gap="4">
          <PersonalData id={id} papers={papers} />
          <Listed
            title={words.papers.documents}
            empty={words.papers.noDocuments}
            lines={papers.documents.map((paper) => documentLine(id, paper))}
          />
          <Listed
            title={words.papers.payouts}
            empty={words.papers.noPayouts}
            lines={papers.payouts.map((account) => payoutLine(id, account))}
          />
          <Listed
            title={memberMessages.consents}
            empty={memberMessages.noConsents}
            lines={consents.map((consent) => ({ key: consent.id, text: <ConsentEntry consent={consent} /> }))}
          />
        </Stack>
      )}
    </Loaded>
  );
}

const place = ({ device, network }: Pick<LoginLine, 'device' | 'network'>) => (
  <>
    <bdi>{device}</bdi> · <bdi dir="ltr">{network}</bdi>
  </>
);

/** Where the member is logged in, and what else opens the account. */
function Devices({ id }: { readonly id: string }) {
  const query = useCall(memberFile.devices, { id }, { enabled: usePermission('players') });
  const { devices } = words;
  return (
    <Loaded query={query}>
      {({ sessions, trusted, passkeys, authenticatorSince: since }) => (
        <>
          <Listed
            title={devices.sessions}
            empty={devices.noSessions}
            lines={sessions.map((one) => ({
              key: one.id,
              text: (
                <>
                  {place(one)} · {devices.lastSeen} <Moment iso={one.lastAt} />
                </>
              ),
            }))}
          />
          <Listed
            title={devices.trusted}
            empty={devices.noTrusted}
            lines={trusted.map((one) => ({
              key: `${one.at} ${one.device}`,
              text: (
                <>
                  {place(one)} · {devices.until} <Moment iso={one.until} />
                </>
              ),
            }))}
          />
          <Listed
            title={devices.keys}
            empty={devices.noKeys}
            lines={[
              ...(since === null
                ? []
                : [
                    {
                      key: 'authenticator',
                      text: (
                        <>
                          {devices.authenticator} · {devices.since} <Moment iso={since} />
                        </>
                      ),
                    },
                  ]),
              ...passkeys.map((one) => ({
                key: one.id,
                text: (
                  <>
                    {devices.passkey} <bdi>{one.name}</bdi> · {devices.since} <Moment iso={one.at} />
                  </>
                ),
              })),
            ]}
          />
        </>
      )}
    </Loaded>
  );
}

export function DevicesTab({ member: { id } }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.logins, { id, before }, { enabled: usePermission('players') });
  const { logins, noLogins, noLoginsText } = words.devices;
  return (
    <Stack gap="4">
      <Devices id={id} />
      <Section title={logins}>
        <FileList query={query} words={{ name: logins, none: noLogins, noneText: noLoginsText }}>
          {(row) => (
            <PanelLine
              key={row.id}
              title={
                <>
                  {memberMessages.outcomes[row.outcome]} {row.outcome === 'refused' ? '' : loginWays[row.way]}
                </>
              }
              text={
                <>
                  <Moment iso={row.at} /> · {place(row)}
                </>
              }
            />
          )}
        </FileList>
      </Section>
    </Stack>
  );
}
