// The user's next action for an investment, beside its three key figures.
import { BRAND, canSignUp, FIRST_APPLICATION_MINUTES } from '@quoin/rules';
import {
  Button,
  Card,
  Figure,
  Heading,
  LinkButton,
  ProductFacts,
  Stack,
  useCountryName,
  useFormat,
  useTerms,
} from '@quoin/ui';
import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveReturnUrl } from '../../navigation/return-url';
import { Note } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { useFlowEntry } from '../../flow/use-flow-entry';
import { useText, withMessages } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import type { ProductDetail } from './ProductScreen';
import { selectResidence } from '../../products/residence-slice';
import { ResidenceSelect } from './ResidenceSelect';

const Reservation = lazy(() => withMessages('joining', () => import('./Reservation')));
const StartApplication = lazy(async () => ({
  default: (await withMessages('investing', () => import('./start-application/StartApplication')))
    .StartApplication,
}));

export function ActionPanel({ product }: { product: ProductDetail }) {
  const text = useText();
  const format = useFormat();
  const { notStated } = useTerms();
  return (
    <Card variant="chamfered" as="section" aria-labelledby="action-of-product">
      <Stack gap={6}>
        <ProductFacts
          lines="between"
          facts={[
            {
              name: text('browse.expected_return'),
              value:
                product.expected_annualized_return === null ? (
                  notStated
                ) : (
                  <Figure kind="percent" size="title" value={product.expected_annualized_return} />
                ),
            },
            {
              name: text('browse.minimum'),
              value: <Figure kind="money" digits={0} size="title" value={product.minimum_investment} />,
            },
            { name: text('browse.next_close'), value: format.date(product.next_close_date) },
          ]}
        />
        <Stack gap={3}>
          <Heading level={2} size="lead" id="action-of-product">
            {text(`browse.action.${product.action}.title`)}
          </Heading>
          <Action product={product} />
          <ActionNote action={product.action} />
        </Stack>
      </Stack>
    </Card>
  );
}

/** What the action requires. Sign-up or the product may be unavailable in the visitor's country. */
function ActionNote({ action }: Pick<ProductDetail, 'action'>) {
  const text = useText();
  const countryName = useCountryName();
  const country = useSelector(selectResidence);
  const signedIn = useSelector(selectSignedIn);
  const note = () => {
    if (action === 'sign_in' && !canSignUp(country))
      return text('browse.action.sign_in.waitlist', { country: countryName(country) });
    if (action === 'switch_residence' && !signedIn) return text('browse.action.switch_residence.visitor');
    return text(`browse.action.${action}.note`, { ...FIRST_APPLICATION_MINUTES });
  };
  return <Note>{note()}</Note>;
}

function Action({ product }: { product: ProductDetail }) {
  const text = useText();
  switch (product.action) {
    case 'invest':
      return <Invest product={product} />;
    case 'sign_in':
      return <SignIn label={text('browse.action.sign_in')} />;
    case 'reserve':
      return (
        <PartBoundary>
          <Reservation productId={product.id} product={product.name} />
        </PartBoundary>
      );
    case 'sign_in_to_reserve':
      return <SignIn label={text('browse.action.sign_in_to_reserve')} />;
    case 'switch_residence':
      return <SwitchResidence />;
    case 'closed':
      return null;
  }
}

/** Visitors can change their residence; for accounts support changes it, based on documents. */
function SwitchResidence() {
  const text = useText();
  return useSelector(selectSignedIn) ? (
    <LinkButton wide href={`mailto:${BRAND.supportEmail}`}>
      {text('browse.action.contact')}
    </LinkButton>
  ) : (
    <ResidenceSelect />
  );
}

/** Step before the application, in a dialog above the product. */
const START_STEP = 'start';

function Invest({ product }: { product: ProductDetail }) {
  const text = useText();
  const { step, enter, leave } = useFlowEntry();
  return (
    <>
      <Button size="large" wide onClick={() => enter(START_STEP)}>
        {text('browse.action.invest')}
      </Button>
      {step === START_STEP && (
        <PartBoundary>
          <StartApplication product={product} onClose={leave} />
        </PartBoundary>
      )}
    </>
  );
}

/** Sign-in returns to this product. */
function SignIn({ label }: { label: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Button
      size="large"
      wide
      onClick={() => {
        saveReturnUrl(pathname + search);
        void navigate('/auth/login');
      }}
    >
      {label}
    </Button>
  );
}
