import { Stack } from '@chakra-ui/react';
import { brandPath } from '../brand/brand-document.ts';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useDocument, useDocumentSources, useSite } from '../http/queries.ts';
import { pathOfTexts, type Language } from '../texts/text-document.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { useAddress } from '../ui/lists/use-address.ts';
import { LoadFailure, Loaded, Rows, Screen } from '../ui/screen.tsx';
import { legalPages, legalTexts, listPageKeys, type LegalText } from './legal-document.ts';
import { LegalForm } from './legal-form.tsx';
import { legalMessages as words } from './legal-messages.ts';

/** The form, once the page and all languages are there. */
function LoadedText(props: { readonly text: LegalText; readonly locales: readonly Language['locale'][] }) {
  const { text, locales } = props;
  const page = legalPages[text];
  const brand = useDocument(brandPath);
  const sources = useDocumentSources([
    ...locales.map(({ code }) => pathOfTexts(code)),
    ...(page === null ? [] : [page]),
  ]);
  const failed = sources.find(({ isError, data }) => isError && data === undefined);
  if (failed) return <LoadFailure error={failed.error} retry={() => void failed.refetch()} />;
  if (sources.some(({ data }) => data === undefined)) return <Rows count={8} />;
  const languages = locales.flatMap((locale, index) => {
    const source = sources[index]?.data;
    return source === undefined ? [] : [{ locale, source }];
  });
  const layout = page === null ? undefined : sources.at(-1)?.data;
  return (
    <Loaded query={brand} waiting={<Rows count={8} />}>
      {(loaded) => (
        <LegalForm
          key={text}
          text={text}
          brand={loaded}
          languages={languages}
          keys={layout === undefined ? [] : listPageKeys(layout.draft)}
        />
      )}
    </Loaded>
  );
}

/** Words, edition and date of what players agree to. */
export function LegalPage() {
  const site = useSite();
  const [address, go] = useAddress();
  const text = legalTexts.find((one) => one === address.get('text')) ?? 'terms';
  return (
    <Screen title={words.title} lead={words.lead} width="wide">
      <Stack gap="5">
        <RoleNotice permission="edit" />
        <Choice
          label={words.text}
          width="52"
          value={text}
          options={legalTexts.map((value) => ({ value, label: words.names[value] }))}
          onChange={(value) => go({ text: value })}
        />
        <Loaded query={site} waiting={<Rows count={8} />}>
          {({ locales }) => <LoadedText text={text} locales={locales.filter(({ enabled }) => enabled)} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}
