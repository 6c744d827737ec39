// What an application shows instead of its form.
import { investmentGroup } from '@quoin/rules';
import { Banner, Button, Stack } from '@quoin/ui';
import { ResendLink } from '../../components/SignBanner';
import type { Application } from '../../draft';
import { useText } from '../../i18n';
import { ButtonLink } from '../../navigation/router-link';

/** A canceled application cannot be edited or signed. The investor can start a new one for the product. */
export function Canceled({ meanwhile }: { meanwhile: boolean }) {
  const text = useText();
  return (
    <>
      {/* Announced to screen readers if it was canceled while the user was filling it in. */}
      <Banner announce={meanwhile ? 'assertive' : 'off'}>{text('portfolio.detail.canceled')}</Banner>
      <Stack direction="horizontal" phone="vertical" gap={3}>
        <ToInvestmentsOrProducts />
      </Stack>
    </>
  );
}

/** Links to continue from a page without a form. */
export function ToInvestmentsOrProducts() {
  const text = useText();
  return (
    <>
      <ButtonLink href="/my-investment/all">{text('apply.to_investments')}</ButtonLink>
      <ButtonLink href="/products" variant="secondary">
        {text('apply.to_products')}
      </ButtonLink>
    </>
  );
}

/** A signed application is read-only; links to the investment. */
export function AgreementSigned({ investment_id: id, status }: Application) {
  const text = useText();
  const href = `/my-investment/${investmentGroup(status)}/${id}/all`;
  return (
    <Banner
      signal="success"
      title={text('apply.signed.title')}
      action={<ButtonLink href={href}>{text('apply.signed.see')}</ButtonLink>}
    >
      {text('apply.signed.text')}
    </Banner>
  );
}

/** Any change withdraws the application from the review. */
export function UnderReview({ onChange }: { onChange: () => void }) {
  const text = useText();
  return (
    <Banner title={text('apply.review.title')} action={<Change onChange={onChange} />}>
      {text('apply.review.text')}
    </Banner>
  );
}

/** Any change withdraws the agreement that was sent. */
export function AwaitingSignature({ envelopeId, onChange }: { envelopeId: string; onChange: () => void }) {
  const text = useText();
  return (
    <Banner
      title={text('apply.awaiting.title')}
      action={
        <Stack direction="horizontal" phone="vertical" gap={3}>
          <ButtonLink href={`/signing/${envelopeId}`}>{text('apply.awaiting.sign')}</ButtonLink>
          <ResendLink envelopeId={envelopeId} variant="secondary">
            {text('sign.resend')}
          </ResendLink>
          <Change onChange={onChange} />
        </Stack>
      }
    >
      {text('apply.awaiting.text')}
    </Banner>
  );
}

function Change({ onChange }: { onChange: () => void }) {
  const text = useText();
  return (
    <Button variant="secondary" onClick={onChange}>
      {text('apply.awaiting.change')}
    </Button>
  );
}
