import type { Envelope } from './envelope';
// For signers who do not read English: both texts by section, side by side or stacked on phones, with a note on which one
// controls. The signed document contains both.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Card, Grid, Heading, ProductFacts, Skeleton, Stack, Tag, Text } from '@quoin/ui';
import { Fragment } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorMessage, useText } from '../../i18n';
import { styled } from 'styled-components';

/** Limits the height, because two texts of a contract take many screens on a phone. */
export const Scrolled = styled.div`
  max-block-size: 70vh;
  overflow-y: auto;
`;

type DocumentText = ReplyOf<'getEnvelopeTexts'>['items'][number];
type Section = DocumentText['sections'][number];

export function BothTexts({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const { data, error } = api.useGetEnvelopeTextsQuery({ params: { envelopeId: envelope.id } });
  if (!data && isCallError(error)) return <Banner signal="warning">{getErrorMessage(error)}</Banner>;
  return (
    <Card as="section" aria-labelledby="both-texts">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading id="both-texts" level={2} size="title">
            {text('sign.both.title')}
          </Heading>
          <Text measure>{text('sign.both.lead')}</Text>
        </Stack>
        {data ? (
          <Scrolled role="group" aria-labelledby="both-texts" tabIndex={0}>
            <SideBySide texts={data.items} />
          </Scrolled>
        ) : (
          <Skeleton shape="block" height={480} />
        )}
      </Stack>
    </Card>
  );
}

function SideBySide({ texts }: { texts: readonly DocumentText[] }) {
  const text = useText();
  const places = texts[0]?.sections.keys() ?? [];
  return (
    <Grid columns={2} gap={8}>
      {texts.map(({ language, controlling }) => (
        <Stack key={language} direction="horizontal" align="center" gap={3}>
          <Text weight="strong">{text(`sign.both.${language}`)}</Text>
          <Tag tone={controlling ? 'accent' : 'neutral'}>
            {text(controlling ? 'sign.both.controls' : 'sign.both.for_reading')}
          </Tag>
        </Stack>
      ))}
      {[...places].map((place) => (
        <Fragment key={place}>
          {texts.map(({ language, sections }) => (
            <div key={language} lang={language}>
              {sections[place] && <SectionText number={place + 1} section={sections[place]} />}
            </div>
          ))}
        </Fragment>
      ))}
    </Grid>
  );
}

function SectionText({ number, section }: { number: number; section: Section }) {
  const { heading, paragraphs, rows, table } = section;
  return (
    <Stack gap={4}>
      <Heading level={3} size="lead">
        {number}. {heading}
      </Heading>
      {paragraphs.map((paragraph, index) => (
        <Text key={paragraph} size="small">
          {number}.{index + 1} {paragraph}
        </Text>
      ))}
      {rows.length > 0 && <ProductFacts facts={rows} />}
      {table && <ProductFacts facts={table.rows.map((cells) => getFact(table.columns, cells))} />}
    </Stack>
  );
}

/** Converts a table row to a fact that repeats the column names. */
const getFact = ([, ...columns]: readonly string[], [name = '', ...cells]: readonly string[]) => ({
  name,
  value: cells.map((cell, index) => `${columns[index] ?? ''} ${cell}`).join(' · '),
});
