import { Button, Card, Stack, Text } from '@quoin/ui';
import { useDispatch, useSelector } from 'react-redux';
import { ButtonLink } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { pickCompared, selectCompared, comparisonPath, MIN_COMPARED, MAX_COMPARED } from './compared-slice';
import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Sticks to the bottom of the viewport; its z-index is below the masthead and its menus. */
export const Floating = styled.div`
  position: sticky;
  bottom: ${token.space[4]};
  z-index: 5;
  border-radius: ${token.radius.card};
  box-shadow: 0 8px 24px ${token.color.shadow};

  ${media.print} {
    display: none;
  }
`;

/** Number of selected products, with a link to the comparison. */
export function PickedBar() {
  const text = useText();
  const dispatch = useDispatch();
  const ids = useSelector(selectCompared);
  if (ids.length === 0) return null;
  const enough = ids.length >= MIN_COMPARED;
  return (
    <Floating>
      <Card as="section" padding="small" aria-label={text('browse.compare.title')}>
        <Stack direction="horizontal" gap={3} align="center" justify="between">
          <Text size="small" role="status">
            {text(enough ? 'browse.compare.picked' : 'browse.compare.pick_more', {
              count: ids.length,
              max: MAX_COMPARED,
            })}
          </Text>
          <Stack direction="horizontal" gap={3}>
            <Button variant="quiet" size="small" onClick={() => dispatch(pickCompared([]))}>
              {text('browse.compare.clear')}
            </Button>
            {enough && (
              <ButtonLink href={comparisonPath(ids)} size="small">
                {text('browse.compare.open')}
              </ButtonLink>
            )}
          </Stack>
        </Stack>
      </Card>
    </Floating>
  );
}
