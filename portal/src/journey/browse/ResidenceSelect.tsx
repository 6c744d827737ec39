import { CountrySelect } from '@quoin/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../i18n';
import { chooseResidence, selectResidence } from '../../products/residence-slice';

/** The visitor's residence, which decides the visible products and is saved. */
export function ResidenceSelect() {
  const text = useText();
  const dispatch = useDispatch();
  return (
    <CountrySelect
      label={text('browse.residence')}
      hint={text('browse.residence.hint')}
      value={useSelector(selectResidence)}
      clearable={false}
      onChange={(country) => dispatch(chooseResidence(country))}
    />
  );
}
