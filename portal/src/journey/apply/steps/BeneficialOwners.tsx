import { ANSWERS, type InvestorContext } from '@quoin/rules';
import { FieldGroup, Grid } from '@quoin/ui';
import {
  FormikCountrySelect,
  FormikPercentField,
  FormikTextField,
  FormikYesNoQuestion,
  useFormValue,
} from '@quoin/ui/formik';
import { memo } from 'react';
import { useText } from '../../../i18n';
import { useAnswerProps, useShownError } from './answer-fields';
import { AnswerSection } from './AnswerSection';
import { useInformationSummary } from './information-summary';
import { ownerFields, type InformationFields } from './information-shape';
import { PartList } from './PartList';

/** For entities: owners of 25% or more. */
export const BeneficialOwners = memo(function BeneficialOwners({
  investorType,
}: Pick<InvestorContext, 'investorType'>) {
  const text = useText();
  const answer = useAnswerProps();
  const { owners } = useInformationSummary(investorType);
  const has = useFormValue((values: InformationFields) => values.has_beneficial_owners === true);
  const error = useShownError('beneficial_owners');
  return (
    <AnswerSection
      title={text('apply.field.beneficial_owners')}
      lead={text('apply.beneficial_owners_lead')}
      paths={['has_beneficial_owners', 'beneficial_owners']}
      getSummary={owners}
    >
      <FormikYesNoQuestion {...answer('has_beneficial_owners')} />
      {has && (
        <FieldGroup label={text('apply.field.beneficial_owners')} labelHidden error={error} data-parts="">
          <PartList
            name="beneficial_owners"
            max={ANSWERS.investor_information.beneficial_owners.maxItems}
            blank={() => ownerFields({})}
            addLabel={text('apply.beneficial_owner_add')}
            getTitle={(number) => text('apply.beneficial_owner', { number })}
            removeLabel={(number) => text('apply.beneficial_owner_remove', { number })}
          >
            {(path) => (
              <>
                <FormikTextField
                  {...answer('beneficial_owners.name', path)}
                  hint={text('apply.signer_name_hint')}
                />
                <Grid columns={2}>
                  <FormikPercentField {...answer('beneficial_owners.share_bp', path)} />
                  <FormikCountrySelect {...answer('beneficial_owners.country', path)} autoComplete="off" />
                </Grid>
              </>
            )}
          </PartList>
        </FieldGroup>
      )}
    </AnswerSection>
  );
});
