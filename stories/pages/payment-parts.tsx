// The bill with its instructions, and the facts of a pending investment, for the composed pages about payments.
import {
  Figure,
  Heading,
  PaymentDue,
  ProductFacts,
  RadioGroup,
  Stack,
  Text,
  WireInstructions,
  type Payment,
} from '@quoin/ui';
import { useProducts } from '../investing/sample-investments';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  howToPay: ['How to pay', '如何付款'],
  lead: [
    'Send the money from an account in your own name. It arrives in 3–5 business days.',
    '请从您本人名下的账户付款。资金将在 3–5 个工作日内到账。',
  ],
  method: ['Method of transfer', '付款方式'],
  wire: ['Wire', '电汇'],
  wireHint: [
    'From your own account at any bank. You confirm the instructions by phone before you send the money.',
    '可从您本人名下任何银行的账户汇出。汇款前请先电话确认汇款信息。',
  ],
  ach: ['ACH', 'ACH'],
  achHint: ['From a bank in the United States.', '从美国的银行账户转账。'],
  contact: ['Daniel Reyes', '投资者关系部'],
  details: ['Details', '投资数据'],
  commitment: ['Commitment', '认购金额'],
  created: ['Created', '创建日期'],
  createdDate: ['October 12, 2026', '2026年10月12日'],
  effective: ['Target effective date', '预计生效日'],
  effectiveDate: ['January 1, 2027', '2027年1月1日'],
});

const PHONE = '+1 (212) 555-0142';

/** Everything that is due, before the phone call that confirms the wire. */
export function Bill({ payment }: { payment: Omit<Payment, 'name'> }) {
  const messages = useStoryMessages(MESSAGES);
  const { harbour } = useProducts();
  return (
    <PaymentDue
      payment={{ ...payment, name: harbour.name }}
      today="2026-11-20"
      payBy={{ method: 'wire', account: { bank: 'First Example Bank', digits: '4821' } }}
    >
      <Stack as="section" gap={6} aria-labelledby="how-to-pay">
        <Stack gap={2}>
          <Heading id="how-to-pay" level={3} size="title">
            {messages.howToPay}
          </Heading>
          <Text>{messages.lead}</Text>
        </Stack>
        <RadioGroup
          label={messages.method}
          appearance="cards"
          defaultValue="wire"
          options={[
            { value: 'wire', label: messages.wire, hint: messages.wireHint },
            { value: 'ach', label: messages.ach, hint: messages.achHint },
          ]}
        />
        <WireInstructions
          amount={payment.amount}
          contact={{ name: messages.contact, phone: PHONE }}
          account={null}
          headingLevel={4}
        />
      </Stack>
    </PaymentDue>
  );
}

export function PendingFacts() {
  const messages = useStoryMessages(MESSAGES);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{messages.details}</Heading>
      <ProductFacts
        facts={[
          { name: messages.commitment, value: <Figure kind="money" value="100000.00" /> },
          { name: messages.created, value: messages.createdDate },
          { name: messages.effective, value: messages.effectiveDate },
        ]}
      />
    </Stack>
  );
}
