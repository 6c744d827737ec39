import { styled } from 'styled-components';
import { buttonFrame, secondaryButton, smallButton } from '../../controls/Button/button-frame';
import { secondaryText, token } from '../../tokens/shared-styles';
import { DataTable } from '../DataTable/DataTable';
import type { DocumentOnFile } from './document-on-file';

export const View = styled(DataTable<DocumentOnFile>)`
  /* Its parts are laid out by the cell. */
  & [data-part='name'] {
    display: contents;
  }
  & [data-part='name'][data-read='true'] {
    font-weight: ${token.font.weight.regular};
  }
  & [data-part='name'][data-read='false'] {
    font-weight: ${token.font.weight.strong};
  }
  & [data-part='name'] > bdi {
    margin-inline-end: ${token.space[2]};
  }
  & [data-part='name'] > [data-part='file'] {
    display: block;
    flex: 0 1 100%;
    min-width: 0;
    ${secondaryText.caption}
    font-weight: ${token.font.weight.regular};
    overflow-wrap: anywhere;
  }
  & [data-part='date'] {
    white-space: nowrap;
  }
  & [data-part='unread'] {
    display: inline-block;
    padding: 0 ${token.space[2]};
    border-radius: ${token.radius.figure};
    background: ${token.color.accent.surface};
    color: ${token.color.accent.text};
    font-size: ${token.font.size.caption};
    font-weight: ${token.font.weight.medium};
    white-space: nowrap;
  }

  & [data-part='open'] {
    ${secondaryButton}
    ${buttonFrame}
    ${smallButton}
    white-space: nowrap;
  }
`;
