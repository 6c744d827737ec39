import { forwardRef, useId, type HTMLAttributes } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { Checkbox } from '../../controls/Checkbox/Checkbox';
import { LinkButton } from '../../controls/LinkButton/LinkButton';
import { Banner } from '../../feedback/Banner/Banner';
import { Figure } from '../../foundations/Figure/Figure';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { PhoneIcon } from '../../foundations/Icon/icons';
import { Text } from '../../foundations/Text/Text';
import { WireInstructions as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { WireLines, type WireAccount } from './WireLines';
import { View } from './WireInstructions.styles';

export interface WireInstructionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Decimal dollars. */
  amount: string;
  /** The contact whom the investor calls to confirm the instructions. */
  contact: { name: string; phone: string };
  /** Whether the investor ticked that the call was made; controlled. */
  confirmed?: boolean | undefined;
  /** Initial state of `confirmed`, if uncontrolled. */
  defaultConfirmed?: boolean | undefined;
  /** Called when the investor ticks that the call was made: the app may then load the instructions. */
  onConfirm?: (() => void) | undefined;
  /** Null until the call is confirmed and the instructions are loaded. Empty lines are omitted. */
  account: WireAccount | null;
  /** Error of the confirmation. */
  error?: string | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Wire instructions, shown only after the investor confirmed the call. */
export const WireInstructions = forwardRef<HTMLDivElement, WireInstructionsProps>(function WireInstructions(
  {
    amount,
    contact,
    confirmed: givenConfirmed,
    defaultConfirmed = false,
    onConfirm,
    account,
    error,
    headingLevel = 2,
    ...rest
  },
  ref,
) {
  const [confirmed, setConfirmed] = useControllable({
    value: givenConfirmed,
    defaultValue: defaultConfirmed,
    onChange: () => onConfirm?.(),
  });
  const text = useMessages('WireInstructions', english);
  const titleId = useId();
  return (
    <View ref={ref} role="group" aria-labelledby={titleId} data-quoin="WireInstructions" {...rest}>
      <Heading id={titleId} level={headingLevel}>
        {text.title}
      </Heading>
      <Banner signal="warning">{text.neverMailed}</Banner>
      <div data-part="contact">
        <Text>{text.callFirst(contact.name)}</Text>
        <LinkButton
          variant="secondary"
          href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}
          iconStart={<Icon of={PhoneIcon} />}
        >
          {text.call} {contact.phone}
        </LinkButton>
      </div>
      <Checkbox
        label={text.confirm(contact.name)}
        checked={confirmed}
        aria-disabled={confirmed || undefined}
        error={error}
        required
        onChange={(yes) => yes && setConfirmed(true)}
      />
      {confirmed && account ? (
        <>
          <div data-part="amount">
            <Text size="small" tone="secondary">
              {text.amount}
            </Text>
            <Figure kind="money" size="display" value={amount} />
          </div>
          <WireLines lines={account} />
          <Text size="small" tone="secondary">
            {text.ownName}
          </Text>
        </>
      ) : (
        <Text tone="secondary" role="status" data-part="shown-after">
          {confirmed && !error ? text.fetching : text.shownAfter}
        </Text>
      )}
    </View>
  );
});
