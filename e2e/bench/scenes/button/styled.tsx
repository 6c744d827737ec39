import { styled } from 'styled-components';

const Button = styled.button`
  min-height: 44px;
  padding: 0 20px;
  border: 0;
  border-radius: 6px;
  background: #0f6b5e;
  color: #fff;
  font: inherit;
  font-weight: 500;
  cursor: pointer;

  &:hover {
    background: #0b544a;
  }
`;

export const Scene = () => <Button type="button">Save and continue</Button>;
