import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DocumentSource } from '../../../protocol/calls/site.ts';
import { findLowContrast, type Palette } from '../../../protocol/theme/contrast.ts';
import { semanticColors, type ColorName } from '../../../protocol/theme/palette.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import { useDraftEditor, useMay } from '../../draft/draft-context.tsx';
import { RoleNotice } from '../../fields/fields-page.tsx';
import { useDocument } from '../../http/queries.ts';
import { PictureField } from '../../media/picture-field.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { Loaded, Nothing, Panel, Rows } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { brandPath, readBrand, readLine, setLogo } from '../brand-document.ts';
import { PreviewedScreen, useLedTo } from '../previewed-screen.tsx';
import { ColorInput, ColorLine, type LookField } from './color-line.tsx';
import { deriveBrand } from './derive-brand.ts';
import { lookMessages as words } from './look-messages.ts';
import { Specimen } from './specimen.tsx';
import {
  cornerNames,
  isHexColor,
  readColor,
  readCorner,
  readPalette,
  readTypeface,
  setColors,
  setCorner,
  setTypeface,
  themePath,
  typefaces,
} from './theme-document.ts';

const names = Object.keys(semanticColors) as ColorName[];
const groups = {
  brand: names.filter((name) => name.startsWith('brand.')),
  page: names.filter((name) => /^(bg|fg|border)\.|^focus$/.test(name)),
  signals: names.filter((name) => /^(danger|success|warning|info)\./.test(name)),
  media: names.filter((name) => name.startsWith('media.')),
} as const;

function BrandColor({
  field,
  onTry,
}: {
  readonly field: LookField;
  readonly onTry: (colors: Palette) => void;
}) {
  const announce = useAnnounce();
  const { draft, live, mayEdit } = field;
  const color = readColor(draft, 'brand.solid', 'light');
  const liveColor = readColor(live, 'brand.solid', 'light');
  const derive = (chosen: string): Palette => deriveBrand(chosen.slice(0, 7), readPalette(draft));
  return (
    <SettingRow
      name={words.brand.title}
      effect={words.brand.effect}
      live={color === liveColor ? null : liveColor}
    >
      <ColorInput
        label={words.brand.title}
        pickLabel={words.brand.pick}
        color={color}
        mayEdit={mayEdit}
        onTry={(chosen) => onTry(derive(chosen))}
        onChange={(chosen) => {
          if (!isHexColor(chosen)) return;
          field.edit(
            (document) => setColors(document, deriveBrand(chosen.slice(0, 7), readPalette(document))),
            words.brand.sentence(chosen),
          );
          announce(words.brand.applied(chosen));
        }}
      />
    </SettingRow>
  );
}

function Logo({ brand, mayEdit }: { readonly brand: DocumentSource; readonly mayEdit: boolean }) {
  const editor = useDraftEditor();
  const draft = readBrand(brand.draft);
  if (draft === null) return null;
  const live = readBrand(brand.live);
  const isOther = live !== null && readLine(draft, 'logo') !== readLine(live, 'logo');
  return (
    <SettingRow
      name={words.logo.title}
      effect={words.logo.effect}
      live={isOther ? readLine(live, 'logo') || words.logo.shipped : null}
    >
      <PictureField
        label={words.logo.picture}
        value={readLine(draft, 'logo')}
        mayEdit={mayEdit}
        onChange={(picture) => editor.edit(brandPath, (document) => setLogo(document, picture))}
      />
    </SettingRow>
  );
}

function Shape({ field }: { readonly field: LookField }) {
  const { draft, live, mayEdit, edit } = field;
  const [corner, liveCorner] = [readCorner(draft), readCorner(live)];
  const [typeface, liveTypeface] = [readTypeface(draft), readTypeface(live)];
  return (
    <>
      <SettingRow
        name={words.corners}
        effect={corner === null ? words.ownCorners : words.cornersEffect}
        live={
          corner === liveCorner
            ? null
            : liveCorner === null
              ? words.ownCorners
              : words.cornerNames[liveCorner]
        }
      >
        <Segments
          label={words.corners}
          value={corner ?? 'own'}
          isDisabled={!mayEdit}
          segments={cornerNames.map((value) => ({ value, label: words.cornerNames[value] }))}
          onChange={(value) => {
            if (value !== 'own') edit((document) => setCorner(document, value));
          }}
        />
      </SettingRow>
      <SettingRow
        name={words.typeface}
        effect={words.typefaceEffect}
        live={typeface === liveTypeface ? null : words.typefaceNames[liveTypeface]}
      >
        <Choice
          label={words.typeface}
          width="full"
          value={typeface}
          isDisabled={!mayEdit}
          options={typefaces.map((value) => ({ value, label: words.typefaceNames[value] }))}
          onChange={(value) => edit((document) => setTypeface(document, value))}
        />
      </SettingRow>
    </>
  );
}

function Form({ theme, brand }: { readonly theme: DocumentSource; readonly brand: DocumentSource }) {
  const editor = useDraftEditor();
  const mayEdit = useMay('edit');
  /** Colours of a picker that is open. */
  const [tried, setTried] = useState<Palette>({});
  useLedTo();
  if (!isJsonObject(theme.draft)) return <Nothing icon="warning" title={words.none} text={words.noneText} />;
  const palette = { ...readPalette(theme.draft), ...tried };
  const findings = findLowContrast(palette);
  const field: LookField = {
    draft: theme.draft,
    live: theme.live,
    mayEdit,
    findings,
    edit: (change, sentence) => {
      setTried({});
      editor.edit(themePath, change, sentence);
    },
    onTry: (name, themeName, color) => {
      const pair = palette[name] ?? semanticColors[name];
      setTried({ [name]: { ...pair, [themeName]: color } });
    },
  };
  return (
    <Stack gap="6">
      <Panel padded={false}>
        <BrandColor field={field} onTry={setTried} />
        <Logo brand={brand} mayEdit={mayEdit} />
      </Panel>
      <Stack gap="2">
        <Specimen palette={palette} theme={theme.draft} />
        <Text role="status" fontSize="sm" color={findings.length === 0 ? 'fg.success' : 'fg.error'}>
          {findings.length === 0 ? words.allRead : words.unread(findings.length)}
        </Text>
      </Stack>
      <Section title={words.shape}>
        <Panel padded={false}>
          <Shape field={field} />
        </Panel>
      </Section>
      {(['brand', 'page', 'signals', 'media'] as const).map((group) => (
        <Section key={group} title={words.groups[group]}>
          <Panel padded={false}>
            {groups[group].map((name) => (
              <ColorLine key={name} name={name} field={field} />
            ))}
          </Panel>
        </Section>
      ))}
      <TextLink to={`/documents/${themePath}`} isInline>
        {words.openJson}
      </TextLink>
    </Stack>
  );
}

/** Colours, corners, typeface and logo of the portal, with both themes in sight. */
export function LookPage() {
  const theme = useDocument(themePath);
  const brand = useDocument(brandPath);
  return (
    <PreviewedScreen title={words.title} lead={words.lead}>
      <RoleNotice permission="edit" />
      <Loaded query={theme} waiting={<Rows count={10} />}>
        {(loaded) => (
          <Loaded query={brand} waiting={<Rows count={10} />}>
            {(brandLoaded) => <Form theme={loaded} brand={brandLoaded} />}
          </Loaded>
        )}
      </Loaded>
    </PreviewedScreen>
  );
}
