import { styled } from 'styled-components';
import { titleLook } from '../../foundations/Heading/Heading.styles';
import { media, secondaryText, token } from '../../tokens/shared-styles';

/** The text of a document in the colours of the theme, at reading width. */
export const ReadingColumn = styled.div`
  width: 100%;
  max-width: ${token.layout.reading};
  margin-inline: auto;
  color: ${token.color.text.primary};
  font-size: ${token.font.size.body};
  line-height: ${token.font.leading.body};
  overflow-wrap: anywhere;

  & :lang(zh),
  &:lang(zh) {
    line-height: ${token.font.leading.chinese};
  }
  & > [data-page] {
    position: relative;
    isolation: isolate;
  }
  & > [data-page] + [data-page] {
    margin-block-start: ${token.space[8]};
  }
  & [data-part='page-number'] {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    ${secondaryText.small}
  }
  & [data-part='page-number']::before {
    content: attr(data-text);
  }
  & [data-part='page-number']::after {
    content: '';
    flex: 1;
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }

  & :is(h2, h3, h4, h5, h6) {
    ${titleLook}
    margin-block: ${token.space[6]} ${token.space[3]};
  }
  & :is(h4, h5, h6) {
    font-size: ${token.font.size.lead};
  }
  & p {
    margin: 0 0 ${token.space[3]};
  }
  & ul {
    margin: 0 0 ${token.space[3]};
    padding-inline-start: ${token.space[6]};
  }
  & ul:has(> li > span:first-child) {
    padding: 0;
    list-style: none;
  }
  & li > span:first-child {
    float: inline-start;
    margin-inline-end: ${token.space[2]};
  }
  & [data-part='table'] {
    margin-block-end: ${token.space[4]};
    overflow-x: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-feature-settings: 'tnum', 'cv11';
    hyphens: auto;
  }
  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[4]} ${token.space[2]} 0;
    border-block-end: ${token.layout.hairline} solid ${token.color.border.hairline};
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: ${token.color.text.secondary};
    font-weight: ${token.font.weight.regular};
  }
  & th[scope='row'] {
    width: 40%;
  }
  & [role='img'] {
    display: block;
    padding: ${token.space[3]};
    border: ${token.layout.hairline} dashed ${token.color.border.strong};
    ${secondaryText.small}
  }
  & [role='img']::before {
    content: attr(data-text);
  }
  & [data-part='end'] {
    height: 1px;
  }

  /* Marks are behind the text, because the colours of the text follow the theme. */
  & [data-part='hit'] {
    z-index: -1;
    background: ${token.color.accent.surface};
    mix-blend-mode: normal;
  }
  & [data-part='hit'][data-current] {
    outline-color: ${token.color.accent.border};
  }

  ${media.phone} {
    & table {
      font-size: ${token.font.size.small};
    }
    & :is(th, td) {
      padding-inline-end: ${token.space[2]};
    }
  }
  ${media.forcedColours} {
    & [data-part='hit'] {
      background: Highlight;
    }
  }
`;
