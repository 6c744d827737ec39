import { styled } from 'styled-components';
import { token } from '../../tokens';

export const View = styled.span`
  margin: 0;
  color: ${token.color.text.primary};
  font-size: ${token.font.size.body};
  line-height: ${token.font.leading.body};
  text-wrap: pretty;

  &[data-size='caption'] {
    font-size: ${token.font.size.caption};
  }
  &[data-size='small'] {
    font-size: ${token.font.size.small};
  }
  &[data-size='lead'] {
    font-size: ${token.font.size.lead};
  }

  &[data-tone='secondary'] {
    color: ${token.color.text.secondary};
  }
  &[data-tone='accent'] {
    color: ${token.color.accent.text};
  }
  &[data-tone='success'] {
    color: ${token.color.success.text};
  }
  &[data-tone='warning'] {
    color: ${token.color.warning.text};
  }
  &[data-tone='danger'] {
    color: ${token.color.danger.text};
  }
  &[data-tone='inherit'] {
    color: inherit;
  }

  &[data-weight='medium'] {
    font-weight: ${token.font.weight.medium};
  }
  &[data-weight='strong'] {
    font-weight: ${token.font.weight.strong};
  }

  &[data-measure] {
    max-width: ${token.layout.reading};
  }
`;
