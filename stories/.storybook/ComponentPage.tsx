// The docs page of every component: what it is, when to take it, its states, its props, its contract with assistive technology.
import { ArgTypes, Description, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../guide';
import { Advice, Columns } from './ComponentPage.styles';

export function ComponentPage() {
  const guide = useGuide();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide && (
        <Columns>
          <Sentences heading="Take it" tone="use" sentences={guide.use} />
          <Sentences heading="Take something else" tone="avoid" sentences={guide.avoid} />
        </Columns>
      )}
      <Stories title="States" includePrimary />
      <h2 id="props">Props</h2>
      <ArgTypes of="meta" />
      {guide && (
        <Sentences heading="Accessibility contract" tone="contract" sentences={guide.accessibility} />
      )}
    </>
  );
}

interface SentencesProps {
  heading: string;
  tone: 'use' | 'avoid' | 'contract';
  sentences: readonly string[];
}

function Sentences({ heading, tone, sentences }: SentencesProps) {
  return (
    <Advice data-tone={tone}>
      <h2>{heading}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Advice>
  );
}

function useGuide(): Guide | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters.guide as Guide | undefined; // parameters are untyped; stories write `satisfies Guide`
}
