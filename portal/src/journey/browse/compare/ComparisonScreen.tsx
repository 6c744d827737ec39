// Compares up to three products side by side. The URL contains their ids, so that it can be shared.
import { EmptyState, Grid, Heading, Illustration, Page, Skeleton, Stack } from '@quoin/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Lead } from '../../../components/Note';
import { ButtonLink, StandaloneLink } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { selectSignedIn } from '../../../session/session-slice';
import { SignInPrompt } from '../SignInPrompt';
import { Chosen, Missing } from './Chosen';
import { pickCompared, idsIn, MOST_COMPARED } from './compared-slice';
import { isLoaded } from './comparison-facts';
import { SideBySide } from './SideBySide';
import { useCompared } from './use-compared';

export default function ComparisonScreen() {
  const text = useText();
  const dispatch = useDispatch();
  const signedIn = useSelector(selectSignedIn);
  const [params, setParams] = useSearchParams();
  const ids = idsIn(params.get('ids'));
  const compared = useCompared(ids);
  const loaded = compared.filter(isLoaded);
  const loading = compared.some(({ product, error }) => !product && !error);

  /** Removes the product from the URL and from the saved selection. */
  function remove(id: string) {
    const left = ids.filter((other) => other !== id);
    dispatch(pickCompared(left));
    setParams(left.length > 0 ? { ids: left.join(',') } : {}, { replace: true });
  }

  return (
    <Page aria-busy={loading}>
      <Stack gap={8}>
        <StandaloneLink href="/products">{text('browse.detail.back')}</StandaloneLink>
        <Stack gap={3}>
          <Heading level={1}>{text('browse.compare.title')}</Heading>
          <Lead>{text('browse.compare.lead')}</Lead>
        </Stack>
        {ids.length === 0 && <Nothing />}
        {compared.map(
          (one) => one.error && <Missing key={one.id} of={one} onRemove={() => remove(one.id)} />,
        )}
        {loaded.length > 0 && (
          <Grid columns={3} as="ul" aria-label={text('browse.compare.products')}>
            {loaded.map((one) => (
              <Chosen key={one.id} product={one.product} onRemove={() => remove(one.id)} />
            ))}
          </Grid>
        )}
        {loading && <Skeleton lines={12} />}
        {!signedIn && ids.length > 0 && <SignInPrompt />}
        {loaded.length > 0 && !loading && <SideBySide products={loaded} opened={signedIn} />}
        {ids.length > 0 && ids.length < MOST_COMPARED && (
          <Stack direction="horizontal">
            <ButtonLink href="/products" variant="secondary">
              {text('browse.compare.add')}
            </ButtonLink>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      title={text('browse.compare.empty.title')}
      illustration={<Illustration subject="gap" />}
      action={<ButtonLink href="/products">{text('browse.detail.back')}</ButtonLink>}
    >
      {text('browse.compare.empty.text', { most: MOST_COMPARED })}
    </EmptyState>
  );
}
