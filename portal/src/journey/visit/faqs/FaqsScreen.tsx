// FAQ page: collapsed questions by topic, with a search for questions that contain every word.
import { Button, Disclosure, EmptyState, Heading, Page, SearchField, Skeleton, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { Lead, Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { TextDidNotCome } from '../../../long-texts/LegalDocument';
import { useLongText, useAnchor } from '../../../long-texts/use-long-text';
import { ToContact } from '../PageParts';
import { loadFaqs, searchFaqs, type FaqTopic } from './faqs';

export default function FaqsScreen() {
  const text = useText();
  const [sought, setSought] = useState('');
  const { text: topics, failed } = useLongText(loadFaqs);
  const pointedAt = useAnchor(topics !== undefined);
  const found = topics && searchFaqs(topics, sought);
  const count = found?.reduce((sum, { faqs }) => sum + faqs.length, 0) ?? 0;
  const searching = sought.trim() !== '';
  return (
    <Page width="form">
      <Stack gap={8}>
        <Stack gap={3} as="header">
          <Heading level={1}>{text('visit.faqs.title')}</Heading>
          <Text size="lead" tone="secondary">
            {text('visit.faqs.lead')}
          </Text>
        </Stack>
        <Stack gap={3}>
          <SearchField label={text('visit.faqs.search')} value={sought} onChange={setSought} />
          <Note role="status">{found && !failed && text('visit.faqs.count', { count })}</Note>
        </Stack>
        {failed ? (
          <TextDidNotCome />
        ) : !found ? (
          <Skeleton lines={12} />
        ) : count > 0 ? (
          found.map((topic) => (
            <FaqTopicList key={topic.id} topic={topic} unfolded={searching} pointedAt={pointedAt} />
          ))
        ) : (
          <EmptyState
            title={text('visit.faqs.nothing.title')}
            action={
              <>
                <Button onClick={() => setSought('')}>{text('visit.faqs.nothing.clear')}</Button>
                <ToContact />
              </>
            }
          >
            {text('visit.faqs.nothing.text')}
          </EmptyState>
        )}
        {count > 0 && !failed && (
          <Stack gap={3} as="section" align="start">
            <Heading level={2} size="title">
              {text('visit.faqs.more')}
            </Heading>
            <Text>{text('visit.faqs.more_text')}</Text>
            <ToContact />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

interface FaqTopicListProps {
  topic: FaqTopic;
  /** Opens all questions, for search results. */
  unfolded: boolean;
  /** Id of the question in the URL's hash. */
  pointedAt: string;
}

function FaqTopicList({ topic, unfolded, pointedAt }: FaqTopicListProps) {
  return (
    <Stack gap={2} as="section" id={topic.id}>
      <Heading level={2} size="title">
        {topic.title}
      </Heading>
      <div>
        {topic.faqs.map(({ id, question, answer }) => (
          // A new search resets which questions are open.
          <Disclosure
            key={`${id} ${unfolded}`}
            id={id}
            summary={question}
            defaultOpen={unfolded || id === pointedAt}
          >
            <Stack gap={3}>
              {answer.map((paragraph) => (
                <Lead key={paragraph}>{paragraph}</Lead>
              ))}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
