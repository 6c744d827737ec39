import { styled } from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-bottom: 24px;

  & label {
    display: flex;
    flex-direction: column;
    gap: 6px;
    font-size: 14px;
    font-weight: 500;
  }
  & select {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid #857c6e;
    border-radius: 6px;
    background: #fff;
    font: inherit;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid #e4dfd6;
    border-radius: 999px;
    background: #fff;
    font: inherit;
  }
  & [aria-pressed='true'] {
    background: #0f6b5e;
    color: #fff;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
`;

export const CardView = styled.article`
  position: relative;
  border: 1px solid #e4dfd6;
  border-radius: 10px;
  background: #fff;
  overflow: hidden;

  & > div {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 20px;
  }
  & [data-part='kind'] {
    display: flex;
    justify-content: space-between;
    color: #696156;
    font-size: 12px;
  }
  & h3 {
    margin: 0;
    font-size: 22px;
  }
  & h3 a {
    color: inherit;
    text-decoration: none;
  }
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    border-color: #857c6e;
  }
  & p {
    margin: 0;
    color: #696156;
    font-size: 14px;
  }
  & dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    margin: 0;
  }
  & dt {
    color: #696156;
    font-size: 12px;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export const Pages = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 20px;
  margin-top: 24px;

  & button {
    min-height: 44px;
    padding: 0 20px;
    border: 1px solid #857c6e;
    border-radius: 6px;
    background: #fff;
    font: inherit;
  }
`;
