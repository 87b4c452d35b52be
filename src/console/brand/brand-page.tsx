import { Alert, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useDocument } from '../http/queries.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { IssueList } from '../review/issue-list.tsx';
import { Loaded, Nothing, Panel, Rows } from '../ui/screen.tsx';
import {
  brandPath,
  mirrorKeys,
  readBrand,
  readHosts,
  readMirrors,
  setHosts,
  setMirrors,
  sitePath,
  type TextKey,
} from './brand-document.ts';
import { BrandHosts } from './brand-hosts.tsx';
import { BrandLine, BrandSwitch, type BrandField } from './brand-lines.tsx';
import { BrandList } from './brand-list.tsx';
import { brandMessages as words } from './brand-messages.ts';
import { isInForm } from './brand-places.ts';
import { PreviewedScreen, useLedTo } from './previewed-screen.tsx';
import { useFindings } from './use-findings.ts';
import { TextLink } from '../ui/text-link.tsx';
import { Section } from '../ui/section.tsx';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <Panel padded={false}>{children}</Panel>
    </Section>
  );
}
function Lines({ names, field }: { readonly names: readonly TextKey[]; readonly field: BrandField }) {
  return names.map((name) => <BrandLine key={name} name={name} field={field} />);
}

function OtherFindings({ issues }: { readonly issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Stack gap="2" flex="1" minWidth="0">
        <Alert.Title>{words.otherFindings}</Alert.Title>
        <IssueList issues={issues} onGo={() => undefined} />
      </Stack>
    </Alert.Root>
  );
}

function Form({ brand, site }: { readonly brand: DocumentSource; readonly site: DocumentSource }) {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const { own, findingAt } = useFindings();
  useLedTo();
  const draft = readBrand(brand.draft);
  if (draft === null) return <Nothing icon="warning" title={words.none} text={words.noneText} />;
  const hosts = readHosts(site.draft);
  const list = (wanted: readonly string[]) => editor.edit(sitePath, (document) => setHosts(document, wanted));
  const field: BrandField = {
    draft,
    live: readBrand(brand.live),
    hosts,
    mayEdit,
    findingAt,
    edit: (change) => editor.edit(brandPath, change),
    onAllow: (host) => {
      list([...hosts, host]);
      announce(words.allowed(host));
    },
  };
  return (
    <Stack gap="6">
      <OtherFindings issues={own.filter(({ pointer }) => !isInForm(pointer))} />
      <Group title={words.groups.names}>
        <Lines names={['name', 'copyrightYear', 'licence']} field={field} />
      </Group>
      <BrandList field={field} list="licenceMarks" />
      <Group title={words.groups.support}>
        <Lines names={['supportEmail', 'supportUrl']} field={field} />
        <BrandSwitch name="supportInPage" field={field} />
      </Group>
      <BrandList field={field} list="messaging" />
      <BrandList field={field} list="socials" />
      <Group title={words.groups.apps}>
        <Lines names={['iosApp', 'androidApp', 'inviteAddress']} field={field} />
      </Group>
      <BrandHosts words={words.hosts} place="/externalHosts" hosts={hosts} mayEdit={mayEdit} onSet={list} />
      {mirrorKeys.map((key) => (
        <BrandHosts
          key={key}
          words={words[key]}
          place={`/${key}`}
          hosts={readMirrors(draft, key)}
          mayEdit={mayEdit}
          onSet={(wanted) => field.edit((document) => setMirrors(document, key, wanted))}
        />
      ))}
      <Group title={words.groups.money}>
        <Lines names={['currency', 'currencySymbol', 'timeZone']} field={field} />
      </Group>
      <Group title={words.groups.entry}>
        <BrandSwitch name="loginedToHomePage" field={field} />
      </Group>
      <TextLink to={`/documents/${brandPath}`} isInline>
        {words.openJson}
      </TextLink>
    </Stack>
  );
}

/** Names, addresses, links and marks of the brand, with what the portal makes of them beside the form. */
export function BrandPage() {
  const brand = useDocument(brandPath);
  const site = useDocument(sitePath);
  return (
    <PreviewedScreen title={words.title} lead={words.lead}>
      <RoleNotice permission="edit" />
      <Loaded query={brand} waiting={<Rows count={10} />}>
        {(loaded) => (
          <Loaded query={site} waiting={<Rows count={10} />}>
            {(siteLoaded) => <Form brand={loaded} site={siteLoaded} />}
          </Loaded>
        )}
      </Loaded>
    </PreviewedScreen>
  );
}
