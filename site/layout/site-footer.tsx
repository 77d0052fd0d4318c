import type { ReactElement } from 'react'
import { Footer } from '../components/footer/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { otherLanguage } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import { ShowAgain } from './corner/show-again.tsx'
import { useVisibility } from './corner/use-visibility.ts'
import { DrawnWordmark } from './drawn-wordmark.tsx'
import { languageOptions } from './language-options.ts'
import type { LayoutData } from './layout-data.ts'
import { OpaleStill } from './opale-still.tsx'
import { LanguageLinks, ThemeToggle } from './switches.tsx'

/** The footer; where there is no header it also holds the switches. */
export function SiteFooter({ page, layout }: { page: PageData; layout: LayoutData }): ReactElement {
  const t = useWords()
  const { isVisible } = useVisibility()
  const bare = page.header === 'none'
  const other = otherLanguage(page.language)
  const { name, sample } = layout.owner
  return (
    <Footer
      name={t('layout.home')}
      wordmark={<DrawnWordmark size="l" label={t('layout.home')} />}
      tagline={t('layout.tagline')}
      nap={<OpaleStill still="nap" width={140} height={98} />}
      columns={layout.footer.map(({ key, links }) => ({
        title: t(`footer.${key}`),
        links: links.map((link) => ({ label: link.name, href: link.href })),
      }))}
      owner={t(sample ? 'layout.sample' : 'layout.owner', { name })}
      legal={{
        label: t('layout.legal'),
        links: [
          ...layout.legal.map((link) => ({ label: link.name, href: link.href })),
          {
            label: languageOptions().find(({ code }) => code === other)?.nativeName ?? other,
            href: page.alternates[other],
            lang: other,
          },
        ],
      }}
      controls={
        bare || !isVisible ? (
          <>
            {bare && (
              <>
                <LanguageLinks page={page} form="dropdown" />
                <ThemeToggle framed />
              </>
            )}
            {!isVisible && <ShowAgain />}
          </>
        ) : undefined
      }
    />
  )
}
