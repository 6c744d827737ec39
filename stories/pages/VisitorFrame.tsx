// The header and footer around a composed page for visitors who are not signed in. The page renders its own `main`.
import type { ReactNode } from 'react';
import { AppFooter, AppHeader, LinkButton, SkipLink } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  links: [
    ['Home', 'Invest', 'About us', 'FAQ'],
    ['首页', '投资产品', '关于我们', '常见问题'],
  ],
  signIn: ['Sign in', '登录'],
  signUp: ['Sign up', '注册'],
  explore: ['Explore', '浏览'],
  disclosures: ['Disclosures', '信息披露'],
  documents: [
    ['Terms of Use', 'Client Relationship Summary (Form CRS)', 'Privacy Policy'],
    ['使用条款（Terms of Use）', '客户关系摘要（Form CRS）', '隐私政策'],
  ],
  legal: [
    'Private investments are speculative and illiquid, and may lose all of their value.',
    '私募投资具有投机性，流动性低，可能损失全部本金。',
  ],
});

const asLinks = (labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

export function VisitorFrame({ children }: { children: ReactNode }) {
  const messages = useStoryMessages(MESSAGES);
  return (
    <>
      <SkipLink />
      <AppHeader
        brandHref="#home"
        links={asLinks(messages.links)}
        actions={
          <>
            <LinkButton href="#sign-in" variant="quiet">
              {messages.signIn}
            </LinkButton>
            <LinkButton href="#sign-up" variant="secondary">
              {messages.signUp}
            </LinkButton>
          </>
        }
        onLocaleChange={() => undefined}
      />
      {children}
      <AppFooter
        groups={[
          { title: messages.explore, links: asLinks(messages.links) },
          { title: messages.disclosures, links: asLinks(messages.documents) },
        ]}
        legal={messages.legal}
      />
    </>
  );
}
