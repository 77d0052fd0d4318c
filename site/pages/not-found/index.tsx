import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Character } from '#ui/character'
import { Opening } from '#ui/opening'
import { SearchField } from '#ui/search-field'
import { Thread } from '#ui/thread'
import { useWords } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import { useLayout } from '../parts/use-layout.ts'
import type { ScreenProps } from '../screens.ts'

/** [2.1.118] Nothing is there: Opale sleeps in the loop of a cut thread, and the ways out. */
export default function NotFound({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const { home, sitemap } = useLayout()
  const explorer = page.related.find(({ href }) => href.startsWith('/explorer'))
  return (
    <>
      <Opening
        variant="plain"
        badge={page.id === 'not-found' ? t('notFound.code') : t('serverError.code')}
        title={page.heading}
        lead={page.lead}
        actions={
          <>
            <ButtonLink variant="solid" href={home}>
              {t('notFound.home')}
            </ButtonLink>
            <ButtonLink href={sitemap}>{t('notFound.sitemap')}</ButtonLink>
          </>
        }
      >
        {explorer && (
          <SearchField
            action="/explorer"
            name="q"
            label={SEARCH[page.language]}
            placeholder={SEARCH[page.language]}
            keep={explorer.href.includes('?') ? { lang: page.language } : undefined}
          />
        )}
      </Opening>
      <Thread shape="cut">
        <Character mood="sleeping" stage="teen" size={180} />
      </Thread>
      <Ending page={page} call={false} />
    </>
  )
}

const SEARCH = { fr: 'Chercher sur tout le site', en: 'Search the whole site' } as const
