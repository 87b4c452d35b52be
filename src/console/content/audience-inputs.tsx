import { Box, Fieldset, Flex } from '@chakra-ui/react';
import { noticeReaders, type NoticeFields, type NoticeOverview } from '../../protocol/calls/notices.ts';
import { useSite } from '../http/queries.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { SelectField } from '../ui/fields/form-field.tsx';
import { contentMessages as words } from './content-messages.ts';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}
/** Any number of a few; none is all. */
function Several<Value extends string | number>(props: {
  readonly label: string;
  readonly hint: string;
  readonly fault: string | undefined;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}) {
  const { label, hint, fault, options, chosen, onChange } = props;
  return (
    <Fieldset.Root size="sm" invalid={fault !== undefined}>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <Fieldset.HelperText>{hint}</Fieldset.HelperText>
      <Flex gap="4" rowGap="2" wrap="wrap">
        {options.map((option) => (
          <CheckField
            key={option.value}
            label={option.label}
            isOn={chosen.includes(option.value)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))
            }
          />
        ))}
      </Flex>
      <Fieldset.ErrorText>{fault}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

/** Who reads an entry: everyone or some, of which levels, in which languages. */
export function AudienceInputs(props: {
  readonly fields: NoticeFields;
  readonly levels: NoticeOverview['levels'];
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (change: Partial<NoticeFields>) => void;
}) {
  const { fields, levels, faults, onType } = props;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const sayFault = (name: string): string | undefined => {
    const code = faults[name];
    return code === undefined ? undefined : (words.faults[code] ?? code);
  };
  return (
    <Flex gap="6" wrap="wrap" align="start">
      {fields.kind === 'AG' ? null : (
        <Box width={{ base: 'full', md: '56' }}>
          <SelectField
            label={words.names.readers}
            fault={sayFault('readers') ?? null}
            value={fields.readers}
            options={noticeReaders.map((value) => ({ value, label: words.readers[value] }))}
            onChange={(readers) => onType({ readers })}
          />
        </Box>
      )}
      {levels.length === 0 ? null : (
        <Several
          label={words.names.levels}
          hint={words.levelsHint}
          fault={sayFault('levels')}
          options={levels.map(({ rank, name }) => ({ value: rank, label: name }))}
          chosen={fields.levels}
          onChange={(chosen) => onType({ levels: chosen })}
        />
      )}
      {locales.length < 2 ? null : (
        <Several
          label={words.names.languages}
          hint={words.languagesHint}
          fault={sayFault('languages')}
          options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          chosen={fields.languages}
          onChange={(chosen) => onType({ languages: chosen })}
        />
      )}
    </Flex>
  );
}
