// Calculator for the product's fees, given an amount, a holding period and a return.
import {
  cents,
  type FeeAssumptions,
  type FeeTerms,
  MAX_HOLDING_YEARS,
  MAX_YEARLY_RETURN_BP,
  parseMoney,
  validateFeeAssumptions,
  projectFees,
  type TypedFeeAssumptions,
} from '@quoin/rules';
import { Grid, Heading, Stack } from '@quoin/ui';
import { FormikAmountField, FormikPercentField, FormikYearsField } from '@quoin/ui/formik';
import { useMemo, useState } from 'react';
import { Lead } from '../../../components/Note';
import { Form, FormActions } from '../../../form';
import { useText } from '../../../i18n';
import type { ProductDetail } from '../ProductScreen';
import { ProjectedFees } from './ProjectedFees';

export default function FeeCalculator({ product, terms }: { product: ProductDetail; terms: FeeTerms }) {
  const text = useText();
  const [first] = useState(() => firstAssumptions(product));
  const [typed, setTyped] = useState(first);
  const minimum = product.minimum_investment;
  const validate = useMemo(() => {
    const min = parseMoney(minimum) ?? cents(0);
    return (values: typeof first) => validateFeeAssumptions(values, min);
  }, [minimum]);
  const assumptions = getAssumptions(typed);
  return (
    <Stack gap={6} as="section">
      <Stack gap={2}>
        <Heading level={2}>{text('browse.fees.title')}</Heading>
        <Lead>{text('browse.fees.lead')}</Lead>
      </Stack>
      <Form
        initialValues={first}
        validate={validate}
        onSubmit={async (values) => setTyped(values)}
        label={text('browse.fees.title')}
      >
        <Grid columns={3}>
          <FormikAmountField name="amount" label={text('browse.fees.amount')} minimum={minimum} required />
          <FormikYearsField
            name="years"
            label={text('browse.fees.years')}
            hint={text('browse.fees.years.hint', { max: MAX_HOLDING_YEARS })}
            required
          />
          <FormikPercentField
            name="return_bp"
            label={text('browse.fees.return')}
            hint={text('browse.fees.return.hint', { max: MAX_YEARLY_RETURN_BP / 100 })}
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

const DEFAULT_YEARS = 5;
const DEFAULT_RETURN_BP = 800;
const BASIS_POINTS = 10_000;

/**
 * Initial assumptions: the minimum investment, the minimum holding period and the product's expected return.
 */
function firstAssumptions(product: ProductDetail): TypedFeeAssumptions {
  const { lock_up: lockUp, expected_annualized_return: expected } = product;
  const lockedYears = lockUp.unit === 'years' ? lockUp.count : Math.ceil(lockUp.count / 12);
  const expectedBp = expected === null ? DEFAULT_RETURN_BP : Math.round(Number(expected) * BASIS_POINTS);
  return {
    amount: product.minimum_investment,
    years: Math.min(lockedYears || DEFAULT_YEARS, MAX_HOLDING_YEARS),
    return_bp: Math.min(Math.max(expectedBp, 0), MAX_YEARLY_RETURN_BP),
  };
}

/** Assumptions of valid input. */
const getAssumptions = ({ amount, years, return_bp }: TypedFeeAssumptions): FeeAssumptions => ({
  amount: parseMoney(amount) ?? cents(0),
  years: years ?? 1,
  grossReturn: String((return_bp ?? 0) / BASIS_POINTS),
});
