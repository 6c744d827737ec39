import { Checkbox } from '@quoin/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../i18n';
import { pickCompared, selectCompared, MAX_COMPARED } from './compared-slice';

/** Checkbox on a product card that adds the product to the comparison. */
export function PickToCompare({ id, name }: { id: string; name: string }) {
  const text = useText();
  const dispatch = useDispatch();
  const ids = useSelector(selectCompared);
  const picked = ids.includes(id);
  return (
    <Checkbox
      label={text('browse.compare.pick')}
      aria-label={text('browse.compare.pick_named', { product: name })}
      checked={picked}
      disabled={!picked && ids.length >= MAX_COMPARED}
      onChange={(checked) =>
        dispatch(pickCompared(checked ? [...ids, id] : ids.filter((other) => other !== id)))
      }
    />
  );
}
