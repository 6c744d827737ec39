import { styled } from 'styled-components';
import { secondaryText, token } from '../../tokens/shared-styles';

export const Preview = styled.div`
  display: flex;
  align-items: flex-end;
  min-height: 96px;
  margin-top: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[5]} ${token.space[5]};
  border-radius: ${token.radius.control};
  background: ${token.color.surface.sunken};
  overflow: hidden;
`;

export const Signature = styled.span`
  flex: 1;
  min-width: 0;
  min-height: 48px;
  padding-inline: ${token.space[2]};
  border-bottom: ${token.layout.hairline} solid ${token.color.border.control};
  font-family: ${token.font.family.display};
  font-size: ${token.font.size.heading};
  font-style: italic;
  letter-spacing: -0.01em;
  line-height: 48px;
  overflow-wrap: anywhere;

  [data-signed] > & {
    border-color: ${token.color.border.strong};
  }
`;

export const Legal = styled.div`
  margin-top: ${token.space[2]};
  max-width: ${token.layout.reading};
  ${secondaryText.small}
  line-height: 1.5;
`;
