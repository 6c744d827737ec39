import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useText, type MessageId } from '../../i18n';
import { isOrganization, type InvestorType } from '@quoin/rules';

/** Returns the labels of field paths (`signers.0.email`, `permanent_address.zip`). */
export function useFieldNames(kind: InvestorKind) {
  const { messages } = useIntl();
  const text = useText();
  return useCallback(
    (paths: readonly string[]): string => {
      const isLabel = (id: string): id is MessageId => id in messages;
      const ids = paths.map((path) => labelIds(path, kind).find(isLabel));
      const names = [...new Set(ids)].flatMap((id) => (id ? [text(id)] : []));
      return names.join(' · ');
    },
    [kind, messages, text],
  );
}

/** Message ids from the field up to the fields that contain it, each with the label for the kind of investor first. */
function labelIds(path: string, kind: InvestorKind): string[] {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  const ids = parts.map(
    (_part, dropped) => `apply.field.${parts.slice(0, parts.length - dropped).join('.')}`,
  );
  return ids.flatMap((id) => [`${id}.${kind}`, id]);
}

/** Selects between two labels of a field. */
export type InvestorKind = 'person' | 'organization';

export const investorKind = (type: InvestorType): InvestorKind =>
  isOrganization(type) ? 'organization' : 'person';
