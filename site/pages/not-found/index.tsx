import { useEffect, useRef, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#ui/button'
import { Opening } from '../../components/opening/index.ts'
import { SearchField } from '#ui/search-field'
import { Thread } from '../../components/thread/index.ts'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import type { Bilingual } from '../../routes/language.ts'
import { DrawnOpale } from '../parts/drawn-opale.tsx'
import { Ending } from '../parts/ending.tsx'
import { useLayout } from '../../router/content.ts'
import type { ScreenProps } from '../screens.ts'

/** [2.1.118] Nothing is there: Opale sleeps in the loop of a cut thread, and the ways out. */
export default function NotFound({ page }: ScreenProps): ReactElement {
  const t = useWords()
  const search = useWordsOf(SEARCH)
  const { home, sitemap, explorer } = useLayout()
  const field = useWordsOfAddress()
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
        <SearchField
          action={explorer.split('?')[0]!}
          name="q"
          ref={field}
          label={search}
          placeholder={search}
          keep={explorer.includes('?') ? { lang: page.language } : undefined}
        />
      </Opening>
      <Thread shape="cut">
        <DrawnOpale mood="sleeping" stage="teen" size={180} />
      </Thread>
      <Ending page={page} call={false} />
    </>
  )
}

const SEARCH: Bilingual<string> = {
  fr: 'Chercher sur tout le site',
  en: 'Search the whole site',
}

/** A field that holds what the address may have meant, unless somebody wrote in it before. */
const useWordsOfAddress = () => {
  const field = useRef<HTMLInputElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (field.current?.value === '') field.current.value = wordsOf(pathname)
  }, [pathname])
  return field
}

const wordsOf = (path: string): string =>
  (path.split('/').findLast(Boolean) ?? '')
    .replaceAll(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .slice(0, 80)
    .trim()
