import { useEffect, type ReactElement } from 'react'
import './scriptless.css'
import '#ui/theme/font/figtree'
import '#ui/theme/reset.css'
import '#ui/theme/themes.css'
import { ActivityButton } from '../components/activity-button/index.ts'
import { Background } from '../components/background/index.ts'
import { LoadingScreen } from '../components/loading-screen/index.ts'
import { SkipLink } from '#ui/skip-link'
import { answerEarlyInput } from '../early-input/answer.ts'
import { LanguageContext, useWords } from '../i18n/use-words.ts'
import { useLayout, usePage } from '../router/content.ts'
import type { PageData } from '../routes/page-data.ts'
import { Corner } from './corner/corner.tsx'
import { Debug } from './debug.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure, prepareForFailure } from './failure.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Header } from './header.tsx'
import * as css from './layout.css.ts'
import { PageRegion } from './page-region.tsx'
import { Services } from './services.tsx'
import { TourSlot } from './tour/slot.tsx'
import { useHead } from './use-head.ts'
import { useInternalLinks } from './use-internal-links.ts'
import { useLanguage } from './use-language.ts'
import { usePageViews } from './use-page-views.ts'
import { useScroll } from './use-scroll.ts'

/** [2.1.1] The one layout that every page stands in. */
export function Layout(): ReactElement {
  const page = usePage()
  return (
    <LanguageContext value={page.language}>
      <ErrorBoundary fallback={(failure) => <Failure size="page" failure={failure} />}>
        <Frame page={page} />
      </ErrorBoundary>
    </LanguageContext>
  )
}

function Frame({ page }: { page: PageData }): ReactElement {
  const layout = useLayout()
  const t = useWords()
  useHead(page)
  useScroll()
  useLanguage(page.language)
  usePageViews()
  useInternalLinks()
  useEffect(() => {
    answerEarlyInput()
    return prepareForFailure()
  }, [])
  return (
    <div className={css.root} data-category={page.category}>
      <SkipLink label={t('layout.skip')} />
      {page.background && <Background />}
      <Header page={page} layout={layout} />
      <main id="main" tabIndex={-1} className={css.top[topOf(page)]}>
        <PageRegion />
      </main>
      {page.activity && <ActivityButton href={layout.activity} label={t('layout.activity')} />}
      <SiteFooter page={page} layout={layout} />
      <Corner page={page} />
      <Services page={page} layout={layout} />
      <TourSlot page={page} />
      <Debug />
      <LoadingScreen text={t('layout.loading')} />
    </div>
  )
}

const topOf = ({ padded, header }: PageData): keyof typeof css.top => {
  if (padded) return 'padded'
  return header === 'none' ? 'bare' : 'flush'
}
