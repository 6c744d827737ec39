// Subscription link for calendar apps: created, copied once, renewed, revoked.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Button, LinkButton, ProductFacts, Stack, Text, TextField, useFormat } from '@quoin/ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { api } from '../../../api/api';
import { isCallError, toShownError } from '../../../api/call-error';
import { ConfirmButton } from '../../../components/ConfirmButton';
import { FailedCall } from '../../../components/FailedCall';
import { useFocusOnArrival } from '../../../components/PartHeading';
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
  const [revoked, setRevoked] = useState(false);
  return (
    <SectionCard title={text('portfolio.calendar.link.title')}>
      <Lead>{text('portfolio.calendar.link.lead')}</Lead>
      {!data && isCallError(error) && <FailedCall level={3} error={error} onRetry={refetch} />}
      {data?.link && url !== undefined && <NewLink url={url} />}
      {data?.link && <MadeLink link={data.link} onMade={setUrl} onRevoked={() => setRevoked(true)} />}
      {data?.link === null && <FirstLink onMade={setUrl} takesFocus={revoked} />}
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

/** @param takesFocus because the button that revoked the link is gone */
function FirstLink({ takesFocus, ...making }: Making & { takesFocus: boolean }) {
  const text = useText();
  const notify = useNotify();
  const make = useMake(making);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <Button
        ref={button}
        variant="secondary"
        onClick={() => void make().catch((failure: unknown) => notify('danger', toShownError(failure)))}
      >
        {text('portfolio.calendar.link.make')}
      </Button>
    </div>
  );
}

/** Shown until the page is closed. The address takes the focus, because the button that created it is gone. */
function NewLink({ url }: { url: string }) {
  const text = useText();
  const address = useFocusOnArrival<HTMLInputElement>();
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
          ref={address}
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

function MadeLink({ link, onMade, onRevoked }: Making & { link: Link; onRevoked: () => void }) {
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
            onRevoked();
            notify('success', 'portfolio.calendar.link.revoked');
          }}
        >
          <Text>{text('portfolio.calendar.link.revoke.text')}</Text>
        </ConfirmButton>
      </Stack>
    </>
  );
}
