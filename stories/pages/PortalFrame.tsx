// The header and footer around a composed page.
import type { ReactNode } from 'react';
import { AppFooter, AppHeader, Page, SkipLink, Stack } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  links: [
    ['Home', 'Invest', 'My Investments', 'My Documents'],
    ['首页', '投资产品', '我的投资', '我的文件'],
  ],
  menu: [
    ['My Profile', '2-Step Verification', 'Password'],
    ['个人资料', '两步验证', '密码'],
  ],
  groups: [
    [
      { title: 'Explore', labels: ['Home', 'Browse Private Markets'] },
      {
        title: 'Disclosures',
        labels: ['Terms of Use', 'Client Relationship Summary (Form CRS)', 'Privacy Policy'],
      },
    ],
    [
      { title: '浏览', labels: ['首页', '浏览私募市场'] },
      { title: '信息披露', labels: ['使用条款（Terms of Use）', '客户关系摘要（Form CRS）', '隐私政策'] },
    ],
  ],
  legal: [
    'Private investments are speculative and illiquid, and may lose all of their value.',
    '私募投资具有投机性，流动性低，可能损失全部本金。',
  ],
});

interface PortalFrameProps {
  /** Index of the page in the main navigation. */
  place: number;
  /** The masked account name in the account menu. */
  account: string;
  children: ReactNode;
}

export function PortalFrame({ place, account, children }: PortalFrameProps) {
  const { links, menu, groups, legal } = useStoryMessages(MESSAGES);
  const asLinks = (labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));
  return (
    <>
      <SkipLink />
      <AppHeader
        brandHref="#home"
        links={asLinks(links).map((link, index) => ({ ...link, current: index === place }))}
        account={{ name: account, links: asLinks(menu), onSignOut: () => undefined }}
        onLocaleChange={() => undefined}
      />
      <Page id="page">
        <Stack gap={8}>{children}</Stack>
      </Page>
      <AppFooter
        groups={groups.map(({ title, labels }) => ({ title, links: asLinks(labels) }))}
        legal={legal}
      />
    </>
  );
}
