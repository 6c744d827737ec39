// One webinar: public facts, and the recording for signed-in users.
import type { ReplyOf } from '@quoin/contract';
import { EmptyState, Heading, ProductFacts, Skeleton, Stack, useFormat } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { Lead } from '../../../components/Note';
import { ResourcePage } from '../../../components/ResourcePage';
import { WebinarCards } from '../../../components/WebinarCards';
import { useText } from '../../../i18n';
import { usePageTitle } from '../../../navigation/navigation-effects';
import { StandaloneLink } from '../../../navigation/router-link';
import { selectSignedIn } from '../../../session/session-slice';
import { SignInPrompt } from '../SignInPrompt';
import { clockTime, Recording } from './RecordingPlayer';

type Webinar = ReplyOf<'getWebinar'>;

/** Has two URLs: a public one to share, and one for signed-in users. */
export default function WebinarScreen() {
  const text = useText();
  const { id, videoId } = useParams();
  const webinarId = id ?? videoId ?? '';
  const query = api.useGetWebinarQuery({ params: { webinarId } });
  return (
    <ResourcePage
      query={query}
      loading={<Loading />}
      missing={{
        title: text('browse.webinar.not_found'),
        text: text('browse.webinar.not_found.text'),
        back: <Link to="/products">{text('browse.detail.back')}</Link>,
      }}
    >
      {(webinar) => <WebinarPage key={webinar.id} webinar={webinar} />}
    </ResourcePage>
  );
}

function WebinarPage({ webinar }: { webinar: Webinar }) {
  const text = useText();
  const format = useFormat();
  const signedIn = useSelector(selectSignedIn);
  const { id, title, summary, speaker, held_on, minutes, product, recorded_seconds } = webinar;
  usePageTitle(title);
  return (
    <Stack gap={8}>
      <StandaloneLink href={`/products/${product.id}`}>{product.name}</StandaloneLink>
      <Stack gap={3} as="header">
        <Heading level={1}>{title}</Heading>
        <Lead size="lead">{summary}</Lead>
      </Stack>
      {recorded_seconds === null ? (
        <EmptyState title={text('browse.webinar.not_recorded')}>
          {text('browse.webinar.not_recorded.text')}
        </EmptyState>
      ) : signedIn ? (
        <Recording webinarId={id} title={title} />
      ) : (
        <SignInPrompt />
      )}
      <ProductFacts
        facts={[
          { name: text('browse.webinar.speaker'), value: speaker },
          { name: text('browse.webinar.held_on'), value: format.date(held_on) },
          { name: text('browse.webinar.length'), value: text('browse.webinar.minutes', { minutes }) },
          ...(recorded_seconds === null
            ? []
            : [{ name: text('browse.webinar.recording'), value: clockTime(recorded_seconds) }]),
        ]}
      />
      {signedIn && <OtherWebinars than={id} />}
    </Stack>
  );
}

const Loading = () => (
  <Stack gap={8}>
    <Skeleton shape="heading" width="70%" />
    <Skeleton shape="block" height={420} />
  </Stack>
);

const MAX_OTHERS = 3;

/** The latest webinars except the current one. */
function OtherWebinars({ than }: { than: string }) {
  const text = useText();
  const { data, error, refetch } = api.useListWebinarsQuery({ query: { page_size: MAX_OTHERS + 1 } });
  const others = data?.items.filter(({ id }) => id !== than).slice(0, MAX_OTHERS);
  if (others?.length === 0) return null;
  return (
    <Stack gap={6} as="section">
      <Heading level={2}>{text('browse.webinar.recent')}</Heading>
      {!data && isCallError(error) && <FailedCall level={3} error={error} onRetry={refetch} />}
      {others && <WebinarCards webinars={others} />}
    </Stack>
  );
}
