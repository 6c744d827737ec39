// A component per cell, as people write it with styled-components.
import { css, styled } from 'styled-components';

export const View = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  font-variant-numeric: tabular-nums;

  & caption {
    padding-bottom: 12px;
    font-weight: 600;
    text-align: start;
  }
`;

const cell = css`
  padding: 12px 16px 12px 0;
  border-bottom: 1px solid #e4dfd6;
  text-align: start;
`;

export const Head = styled.th`
  ${cell}
  border-color: #17140f;
  color: #696156;
  font-size: 12px;
  font-weight: 500;
`;

export const Name = styled.th`
  ${cell}
`;

export const Cell = styled.td`
  ${cell}
`;

export const Order = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
`;

export const Open = styled.button`
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid #857c6e;
  border-radius: 6px;
  background: #fff;
  font: inherit;
`;
