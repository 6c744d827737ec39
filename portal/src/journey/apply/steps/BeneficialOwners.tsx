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
import { useShownError } from './answer-fields';
import { AnswerSection } from './AnswerSection';
import { useInformationSummary } from './information-summary';
import { ownerFields, type InformationFields } from './information-shape';
import { PartList } from './PartList';

/** For entities: owners of 25% or more. */
export const BeneficialOwners = memo(function BeneficialOwners({
  investorType,
}: Pick<InvestorContext, 'investorType'>) {
  const text = useText();
  const { owners } = useInformationSummary(investorType);
  const has = useFormValue((values: InformationFields) => values.has_beneficial_owners === true);
  const error = useShownError('beneficial_owners');
  return (
    <AnswerSection
      title={text('apply.field.beneficial_owners')}
      lead={text('apply.beneficial_owners_lead')}
      paths={['has_beneficial_owners', 'beneficial_owners']}
      summaryOf={owners}
    >
      <FormikYesNoQuestion
        name="has_beneficial_owners"
        label={text('apply.field.has_beneficial_owners')}
        required
      />
      {has && (
        <FieldGroup label={text('apply.field.beneficial_owners')} labelHidden error={error} data-parts="">
          <PartList
            name="beneficial_owners"
            most={ANSWERS.investor_information.beneficial_owners.maxItems}
            blank={() => ownerFields({})}
            addLabel={text('apply.beneficial_owner_add')}
            titleOf={(number) => text('apply.beneficial_owner', { number })}
            removeLabel={(number) => text('apply.beneficial_owner_remove', { number })}
          >
            {(path) => <OwnerPart path={path} />}
          </PartList>
        </FieldGroup>
      )}
    </AnswerSection>
  );
});

function OwnerPart({ path }: { path: string }) {
  const text = useText();
  return (
    <>
      <FormikTextField
        name={`${path}.name`}
        label={text('apply.field.beneficial_owners.name')}
        hint={text('apply.signer_name_hint')}
        required
      />
      <Grid columns={2}>
        <FormikPercentField
          name={`${path}.share_bp`}
          label={text('apply.field.beneficial_owners.share_bp')}
          required
        />
        <FormikCountrySelect
          name={`${path}.country`}
          label={text('apply.field.beneficial_owners.country')}
          autoComplete="off"
          required
        />
      </Grid>
    </>
  );
}
