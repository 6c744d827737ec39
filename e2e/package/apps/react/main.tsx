// A consumer's app with six components, one of them bound to Formik.
import { StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Formik } from 'formik';
import { StyleSheetManager } from 'styled-components';
import {
  AmountField,
  Button,
  CodeField,
  Dialog,
  DocumentTable,
  Figure,
  QuoinProvider,
  StatusBadge,
} from '@quoin/ui';
import { FormikPhoneField } from '@quoin/ui/formik';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import { token } from '@quoin/ui/tokens';
import '@quoin/ui/fonts.css';

function App() {
  const [chinese, setChinese] = useState(false);
  const [amount, setAmount] = useState<string>('');
  const [open, setOpen] = useState(false);
  return (
    <QuoinProvider locale={chinese ? 'zh-CN' : 'en'} messages={chinese ? zhCN : undefined}>
      <main style={{ padding: token.space[6] }}>
        <Button onClick={() => setChinese(true)}>Chinese</Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Withdraw
        </Button>
        <StatusBadge status="approved" />
        <Figure kind="money" value="50000.00" />
        <AmountField label="Commitment" value={amount} onChange={setAmount} />
        <output data-testid="amount">{amount}</output>
        <Formik initialValues={{ phone: { region: 'US', national: '' } }} onSubmit={() => undefined}>
          <FormikPhoneField name="phone" label="Phone" />
        </Formik>
        <DocumentTable
          documents={[
            { id: '1', name: 'Annual statement', type: 'investor_statements', updatedAt: '2026-03-31' },
          ]}
          onOpen={() => undefined}
        />
        <Dialog open={open} title="Withdraw this application?" onClose={() => setOpen(false)} />
      </main>
    </QuoinProvider>
  );
}

/** A widget in a shadow root, part of it right to left. */
function Widget() {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLDivElement | null) =>
    setShadow(host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' })));
  return (
    <div ref={attach}>
      {shadow &&
        createPortal(
          <StyleSheetManager target={shadow}>
            <QuoinProvider>
              <Button>In a shadow root</Button>
              <div dir="rtl">
                <CodeField label="Code by SMS" defaultValue="482917" />
              </div>
            </QuoinProvider>
          </StyleSheetManager>,
          shadow,
        )}
    </div>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
      <Widget />
    </StrictMode>,
  );
