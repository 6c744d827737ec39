import { holdsPlanAssets } from '@quoin/rules';
import { FormikPercentField, FormikYesNoQuestion, useFormValue } from '@quoin/ui/formik';
import { memo } from 'react';
import { useText } from '../../../i18n';
import { AnswerSection } from './AnswerSection';
import type { InformationFields } from './information-shape';

/** For entities and trusts: whether they hold assets of retirement plans, and what share. */
export const RetirementPlan = memo(function RetirementPlan() {
  const text = useText();
  const planAssets = useFormValue(({ erisa_plan, code_4975_plan }: InformationFields) =>
    holdsPlanAssets({ erisa_plan: erisa_plan ?? undefined, code_4975_plan: code_4975_plan ?? undefined }),
  );
  return (
    <AnswerSection
      title={text('apply.section.plan')}
      paths={['erisa_plan', 'code_4975_plan', 'plan_assets_bp']}
    >
      <FormikYesNoQuestion name="erisa_plan" label={text('apply.field.erisa_plan')} required />
      <FormikYesNoQuestion name="code_4975_plan" label={text('apply.field.code_4975_plan')} required />
      {planAssets && (
        <FormikPercentField
          name="plan_assets_bp"
          label={text('apply.field.plan_assets_bp')}
          hint={text('apply.plan_assets_hint')}
          required
        />
      )}
    </AnswerSection>
  );
});
