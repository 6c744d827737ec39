import { Disclosure, Heading, Stack } from '@quoin/ui';
import { Lead } from '../../../components/Note';
import type { FaqTopic } from './faqs';

interface FaqTopicListProps {
  topic: FaqTopic;
  /** Opens all questions, for search results. */
  unfolded: boolean;
  /** Id of the question in the URL's hash. */
  pointedAt: string;
}

export function FaqTopicList({ topic, unfolded, pointedAt }: FaqTopicListProps) {
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
