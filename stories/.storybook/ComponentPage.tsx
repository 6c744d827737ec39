// The docs page of a component: description, when to use it, states, props, accessibility contract.
import { useContext } from 'react';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guideFile, readGuide, type GuidePart } from '../guide';
import { Advice, Columns } from './ComponentPage.styles';
import { GUIDES } from './guides';

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [use, avoid, contract] = readGuide(GUIDES[`../${guideFile(preparedMeta.title)}`] ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Columns>
        {use && <Sentences {...use} tone="use" />}
        {avoid && <Sentences {...avoid} tone="avoid" />}
      </Columns>
      <Primary />
      <h2 id="props">Props</h2>
      <Controls />
      <States />
      {contract && <Sentences {...contract} tone="contract" />}
    </>
  );
}

/** All stories but the first and those that only test keys and clicks. Their code is that of the story, not to be copied. */
function States() {
  const [, ...others] = useContext(DocsContext).componentStories();
  const shown = others.filter(({ name, playFunction }) => name === 'Gallery' || !playFunction);
  return (
    <>
      {shown.length > 0 && <h2 id="states">States</h2>}
      {shown.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3>{name}</h3>
          <Canvas of={moduleExport} sourceState="none" />
        </section>
      ))}
    </>
  );
}

interface SentencesProps extends GuidePart {
  tone: 'use' | 'avoid' | 'contract';
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
