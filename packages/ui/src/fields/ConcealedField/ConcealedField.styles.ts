import { styled } from 'styled-components';
import { token } from '../../tokens';

export const Saved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
  min-height: ${token.density.control};
  padding: 0 ${token.space[1]} 0 ${token.density.inset};
  border: ${token.layout.hairline} dashed ${token.color.border.control};
  border-radius: ${token.radius.control};
  font-feature-settings: 'tnum', 'cv11';
`;

export const Keep = styled.div`
  margin: ${token.space[1]} 0 0 calc(-1 * ${token.space[3]});
`;
