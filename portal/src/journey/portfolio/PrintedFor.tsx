import { Text, useFormat } from '@quoin/ui';
import { media } from '@quoin/ui/tokens';
import { styled } from 'styled-components';
import { useToday } from '../../browser/server-time';
import { useText } from '../../i18n';

const PrintOnly = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`;

interface PrintedForProps {
  /** Names of the investors on the page. */
  names: readonly string[];
}

/** Only in print: investors on the page and print date. */
export function PrintedFor({ names }: PrintedForProps) {
  const text = useText();
  const format = useFormat();
  const today = useToday();
  return (
    <PrintOnly>
      <Text>
        {text('portfolio.printed', {
          names: [...new Set(names)].join(text('portfolio.printed.and')),
          date: format.date(today),
        })}
      </Text>
    </PrintOnly>
  );
}
