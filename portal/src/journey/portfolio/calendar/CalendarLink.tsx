// Subscription link for calendar apps: created, copied once, renewed, revoked.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Button, LinkButton, ProductFacts, Stack, Text, TextField, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { api } from '../../../api/api';
import { isCallError, shownError } from '../../../api/call-error';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { FailedCall } from '../../../components/FailedCall';
import { useAppDispatch } from '../../../store/root-reducer';
import { Lead } from '../../../components/Note';
import { SectionCard } from '../../../components/SectionCard';
import { useText } from '../../../i18n';
import { useNotify, copyToClipboard } from '../../../notices/notices-slice';

type Link = NonNullable<ReplyOf<'getCalendarLink'>['link']>;

export function CalendarLink() {
  const text = useText();
  const { data, error, refetch } = api.useGetCalendarLinkQuery();
  /** Available only after creation, because the server stores only its hash. */
  const [url, setUrl] = useState<string>();
  return (
    <SectionCard title={text('portfolio.calendar.link.title')}>
      <Lead>{text('portfolio.calendar.link.lead')}</Lead>
      {!data && isCallError(error) && <FailedCall level={3} error={error} onRetry={refetch} />}
      {data?.link && url !== undefined && <NewLink url={url} />}
      {data?.link && <MadeLink link={data.link} onMade={setUrl} />}
      {data?.link === null && <FirstLink onMade={setUrl} />}
    </SectionCard>
  );
}

interface Making {
  onMade: (url: string) => void;
}

function useMake({ onMade }: Making) {
  const language = useLanguage();
  const [make] = api.useMakeCalendarLinkMutation();
  return async () => onMade((await make({ body: { language } }).unwrap()).url);
}

function FirstLink(making: Making) {
  const text = useText();
  const notify = useNotify();
  const make = useMake(making);
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => void make().catch((failure: unknown) => notify('danger', shownError(failure)))}
      >
        {text('portfolio.calendar.link.make')}
      </Button>
    </div>
  );
}

/** Shown until the page is closed. */
function NewLink({ url }: { url: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const copy = () =>
    dispatch(
      copyToClipboard(url, {
        done: 'portfolio.calendar.link.copied',
        refused: 'portfolio.calendar.link.copy_refused',
      }),
    );
  return (
    <Banner signal="success" announce="polite" title={text('portfolio.calendar.link.made')}>
      <Stack gap={4}>
        <Text>{text('portfolio.calendar.link.keep')}</Text>
        <TextField
          label={text('portfolio.calendar.link.address')}
          type="url"
          dir="ltr"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Stack direction="horizontal" phone="vertical" gap={3}>
          <Button variant="secondary" onClick={() => void copy()}>
            {text('portfolio.calendar.link.copy')}
          </Button>
          <LinkButton href={url.replace(/^https?:/, 'webcal:')} variant="secondary">
            {text('portfolio.calendar.link.subscribe')}
          </LinkButton>
        </Stack>
      </Stack>
    </Banner>
  );
}

function MadeLink({ link, onMade }: Making & { link: Link }) {
  const text = useText();
  const { instant } = useFormat();
  const notify = useNotify();
  const make = useMake({ onMade });
  const [revoke] = api.useRevokeCalendarLinkMutation();
  return (
    <>
      <ProductFacts
        facts={[
          { name: text('portfolio.calendar.link.since'), value: instant(link.made_at) },
          {
            name: text('portfolio.calendar.link.read'),
            value: link.read_at ? instant(link.read_at) : text('portfolio.calendar.link.never'),
          },
        ]}
      />
      <Stack direction="horizontal" phone="vertical" gap={3}>
        <ConfirmButton
          verb={text('portfolio.calendar.link.renew')}
          variant="secondary"
          title={text('portfolio.calendar.link.renew.title')}
          keep={text('portfolio.calendar.link.stay')}
          act={make}
        >
          <Text>{text('portfolio.calendar.link.renew.text')}</Text>
        </ConfirmButton>
        <ConfirmButton
          verb={text('portfolio.calendar.link.revoke')}
          variant="quiet"
          danger
          title={text('portfolio.calendar.link.revoke.title')}
          keep={text('portfolio.calendar.link.stay')}
          act={async () => {
            await revoke().unwrap();
            notify('success', 'portfolio.calendar.link.revoked');
          }}
        >
          <Text>{text('portfolio.calendar.link.revoke.text')}</Text>
        </ConfirmButton>
      </Stack>
    </>
  );
}
