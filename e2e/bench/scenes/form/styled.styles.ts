import { css, styled } from 'styled-components';

export const Steps = styled.ol`
  display: flex;
  gap: 16px;
  margin: 0 0 24px;
  padding: 0;
  list-style: none;

  & li {
    flex: 1;
    padding: 12px 0;
    border-top: 2px solid #e4dfd6;
    color: #696156;
    font-size: 14px;
  }
  & [data-stage='done'],
  & [data-stage='current'] {
    border-color: #0f6b5e;
  }
  & [data-stage='current'] {
    color: #17140f;
    font-weight: 600;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 20px;
  max-width: 680px;
`;

export const View = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

export const Label = styled.label`
  font-size: 14px;
  font-weight: 500;
`;

const box = css`
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid #857c6e;
  border-radius: 6px;
  background: #fff;
  color: inherit;
  font: inherit;

  &:hover {
    border-color: #17140f;
  }
  &:focus {
    border-color: #0f6b5e;
  }
`;

export const Box = styled.input`
  ${box}
`;

export const Menu = styled.select`
  ${box}
`;

export const Phone = styled.div`
  display: flex;
  gap: 8px;

  & > select {
    flex: 0 0 180px;
  }
`;

export const Save = styled.button`
  min-height: 44px;
  padding: 0 20px;
  border: 0;
  border-radius: 6px;
  background: #0f6b5e;
  color: #fff;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
`;
