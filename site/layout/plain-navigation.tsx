import type { ReactElement } from 'react'
import { PlainNav } from '../components/nav-bar/index.ts'
import { useWords } from '../i18n/use-words.ts'
import type { LayoutData } from './layout-data.ts'

/** [2.3.43] [8.0.3] Stands in for a navigation that failed: too simple to fail itself. */
export function PlainNavigation({ layout }: { layout: LayoutData }): ReactElement {
  const t = useWords()
  return (
    <PlainNav
      label={t('layout.mainNavigation')}
      links={[
        { label: t('nav.home'), href: layout.home },
        { label: t('nav.ia'), href: layout.services },
        { label: t('nav.plus'), href: layout.explorer },
        { label: t('layout.contact'), href: layout.contact },
      ]}
    />
  )
}
