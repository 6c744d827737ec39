import { styled } from 'styled-components';
import { Input } from '../TextField/TextField.styles';

/** Clearing has a button of our own, in every browser. */
export const SearchInput = styled(Input)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
