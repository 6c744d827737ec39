// What an investor does next with an investment: fill in, sign, or look at it.
import type { MessageId } from '../../i18n';
import type { Investment } from './investment-on-card';

interface NextPlace {
  href: string;
  /** The verb, where something is wanted of the investor. */
  label?: MessageId;
  /** What waits for a signature; its link can be mailed again. */
  envelopeId?: string;
}

export function whereItGoesOn({ id, status, group, envelope_id }: Investment): NextPlace {
  if (status === 'completing_information' || status === 'completing_application')
    return { href: `/investment?id=${id}`, label: 'portfolio.continue' };
  if ((status === 'pending_signature' || status === 're_signature_needed') && envelope_id)
    return { href: `/signing/${envelope_id}`, label: 'portfolio.sign', envelopeId: envelope_id };
  return { href: `/my-investment/${group}/${id}/all` };
}
