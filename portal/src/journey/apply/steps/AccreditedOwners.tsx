import { ACCREDITED_OWNER, looksThrough, ownerBasesOf, type LookThroughBasis } from '@quoin/rules';
import { FieldGroup } from '@quoin/ui';
import { FormikSelect, FormikTextField, useFormValue } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { fieldsOf, useShownError, type StepFields } from './answer-fields';
import { PartList } from './PartList';
import { Section } from './Section';

/** Owners for the look-through test, each with their own basis. */
export function AccreditedOwners() {
  const text = useText();
  const basis = useFormValue((values: StepFields<'qualification'>) => values.accredited_basis);
  const error = useShownError('accredited_owners');
  if (!basis || !looksThrough(basis)) return null;
  return (
    <Section
      title={text('apply.field.accredited_owners')}
      lead={text(`apply.accredited_owners_lead.${basis}`)}
    >
      <FieldGroup label={text('apply.field.accredited_owners')} labelHidden error={error} data-parts="">
        <PartList
          key={basis}
          name="accredited_owners"
          blank={() => fieldsOf(ACCREDITED_OWNER, {})}
          addLabel={text('apply.accredited_owner_add')}
          titleOf={(number) => text('apply.accredited_owner', { number })}
          removeLabel={(number) => text('apply.accredited_owner_remove', { number })}
        >
          {(path) => <OwnerPart path={path} basis={basis} />}
        </PartList>
      </FieldGroup>
    </Section>
  );
}

function OwnerPart({ path, basis }: { path: string; basis: LookThroughBasis }) {
  const text = useText();
  return (
    <>
      <FormikTextField
        name={`${path}.name`}
        label={text('apply.field.accredited_owners.name')}
        hint={text('apply.latin_hint')}
        required
      />
      <FormikSelect
        name={`${path}.basis`}
        label={text('apply.field.accredited_owners.basis')}
        options={ownerBasesOf(basis).map((value) => ({
          value,
          label: text(`apply.accredited_basis.${value}`),
        }))}
        required
      />
    </>
  );
}
