// Finds guidance about components by its text. The search of Storybook's sidebar knows names only.
import { useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { QuoinProvider, SearchField, Stack, Text } from '@quoin/ui';
import { readGuide } from '../guide';
import { GUIDES } from './guides';

const SHOWN = 40;

interface Advice {
  component: string;
  page: string;
  heading: string;
  sentence: string;
}

const ADVICE: readonly Advice[] = Object.entries(GUIDES).flatMap(([file, markdown]) => {
  const [, group = '', component = ''] = /(\w+)\/(\w+)\.md$/.exec(file) ?? [];
  const page = `./?path=/docs/${group}-${component.toLowerCase()}--docs`;
  return readGuide(markdown).flatMap(({ heading, sentences }) =>
    sentences.map((sentence) => ({ component, page, heading, sentence })),
  );
});

const getText = ({ component, heading, sentence }: Advice) =>
  `${component} ${heading} ${sentence}`.toLowerCase();

export function GuidanceSearch() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = ADVICE.filter((advice) => words.every((word) => getText(advice).includes(word)));
  const shown = words.length > 0 ? found.slice(0, SHOWN) : [];
  return (
    <Unstyled>
      <QuoinProvider>
        <Stack gap={6} style={{ padding: 24 }}>
          <SearchField label="Search the guidance" value={search} onChange={setSearch} />
          <Text role="status" tone="secondary">
            {words.length > 0
              ? `${found.length} of ${ADVICE.length} sentences`
              : `${ADVICE.length} sentences`}
          </Text>
          {shown.map(({ component, page, heading, sentence }) => (
            <div key={`${component} ${heading} ${sentence}`}>
              <Text size="small" tone="secondary">
                <a href={page} target="_top">
                  {component}
                </a>
                {` · ${heading}`}
              </Text>
              <Text>{sentence}</Text>
            </div>
          ))}
        </Stack>
      </QuoinProvider>
    </Unstyled>
  );
}
