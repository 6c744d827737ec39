// Calculator for the product's fees, given an amount, a holding period and a return.
import {
  cents,
  MOST_HOLDING_YEARS,
  MOST_YEARLY_RETURN_BP,
  parseMoney,
  problemsOfFeeAssumptions,
  projectFees,
  type FeeTerms,
} from '@quoin/rules';
import { Grid, Heading, Stack } from '@quoin/ui';
import { FormikAmountField, FormikPercentField, FormikYearsField } from '@quoin/ui/formik';
import { useMemo, useState } from 'react';
import { Lead } from '../../../components/Note';
import { Form, FormActions } from '../../../form';
import { useText } from '../../../i18n';
import type { ProductDetail } from '../ProductScreen';
import { assumptionsOf, firstAssumptions } from './first-assumptions';
import { ProjectedFees } from './ProjectedFees';

interface FeeCalculatorProps {
  product: ProductDetail;
  terms: FeeTerms;
}

export default function FeeCalculator({ product, terms }: FeeCalculatorProps) {
  const text = useText();
  const [first] = useState(() => firstAssumptions(product));
  const [typed, setTyped] = useState(first);
  const minimum = product.minimum_investment;
  const problemsOf = useMemo(() => {
    const least = parseMoney(minimum) ?? cents(0);
    return (values: typeof first) => problemsOfFeeAssumptions(values, least);
  }, [minimum]);
  const assumptions = assumptionsOf(typed);
  return (
    <Stack gap={6} as="section">
      <Stack gap={2}>
        <Heading level={2}>{text('browse.fees.title')}</Heading>
        <Lead>{text('browse.fees.lead')}</Lead>
      </Stack>
      <Form
        initialValues={first}
        problemsOf={problemsOf}
        onSubmit={async (values) => setTyped(values)}
        label={text('browse.fees.title')}
      >
        <Grid columns={3}>
          <FormikAmountField name="amount" label={text('browse.fees.amount')} minimum={minimum} required />
          <FormikYearsField
            name="years"
            label={text('browse.fees.years')}
            hint={text('browse.fees.years.hint', { most: MOST_HOLDING_YEARS })}
            required
          />
          <FormikPercentField
            name="return_bp"
            label={text('browse.fees.return')}
            hint={text('browse.fees.return.hint', { most: MOST_YEARLY_RETURN_BP / 100 })}
            required
          />
        </Grid>
        {/* The primary action of a product's page is to invest. */}
        <FormActions variant="secondary" submit={text('browse.fees.calculate')} busy={false} />
      </Form>
      <ProjectedFees terms={terms} assumptions={assumptions} projection={projectFees(terms, assumptions)} />
    </Stack>
  );
}
