import { Suspense, type ReactElement, type ReactNode } from 'react'
import { ButtonLink } from '#ui/button'
import { MobileMenu } from '../components/mobile-menu/index.ts'
import { NavBar } from '../components/nav-bar/index.ts'
import { NavLinks } from '../components/nav-link/index.ts'
import { PageTabs } from '../components/page-tabs/index.ts'
import { UniverseSwitcher } from '../components/universe-switcher/index.ts'
import { useWords } from '../i18n/use-words.ts'
import type { PageData } from '../routes/page-data.ts'
import { Brand } from './brand.tsx'
import { Crumbs } from './crumbs.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LayoutData } from './layout-data.ts'
import { menuSections } from './menu-sections.ts'
import { PlainNavigation } from './plain-navigation.tsx'
import { LanguageLinks, ThemeToggle } from './switches.tsx'
import { useEnhancements } from './use-enhancements.ts'
import { useMenuTiles } from './use-menu-tiles.ts'
import { hereOf, useUniverses } from './use-universes.ts'

interface HeaderProps {
  readonly page: PageData
  readonly layout: LayoutData
}

const MENU_ID = 'menu'
/** Leads everywhere else, also from the menu of a page that has sections of its own. */
const SHARED: readonly string[] = ['resources', 'tools']

/** [2.2.1] The header that a page's path asks for. */
export function Header({ page, layout }: HeaderProps): ReactElement | null {
  if (page.header === 'none') return null
  if (page.header === 'alternate') return <AlternateHeader page={page} layout={layout} />
  const header = (
    <ErrorBoundary fallback={() => <PlainNavigation layout={layout} />}>
      <UnifiedHeader page={page} layout={layout} />
    </ErrorBoundary>
  )
  // A boundary of its own: React hydrates what it holds after the page itself [2.2.5].
  return page.header === 'deferred' ? <Suspense>{header}</Suspense> : header
}

function UnifiedHeader({ page, layout }: HeaderProps): ReactElement {
  const t = useWords()
  const tiles = useMenuTiles(page, layout)
  const universes = useUniverses(page, layout)
  const here = hereOf(page, universes)
  const { Enhancements, section, notice, other, update } = useEnhancements()
  const enhancements = Enhancements && <Enhancements page={page} layout={layout} update={update} />
  if (other !== undefined) return <Whole bar={other} enhancements={enhancements} />
  return (
    <Whole
      enhancements={enhancements}
      bar={
        <>
          <NavBar
            brand={<Brand href={layout.home} />}
            switcher={
              // The name contains the visible words, so that voice control understands them.
              <UniverseSwitcher
                label={`${t('layout.universes')}, ${here.label}`}
                options={universes}
                here={here}
                beside={page.about && universes.find(({ key }) => key === page.about)}
              />
            }
            links={
              <NavLinks
                label={t('layout.mainNavigation')}
                items={layout.nav
                  .filter(({ highlight }) => !highlight)
                  .map(({ key, href, badge, description }) => ({
                    key,
                    href,
                    label: t(`nav.${key}`),
                    // Over a word one rests on: the page carries it once it is alive.
                    description: Enhancements && description,
                    current: href === page.here,
                    badge: badge && { label: t(`badge.${badge.key}`), universe: badge.universe },
                  }))}
              />
            }
            tools={
              <>
                <LanguageLinks page={page} />
                <ThemeToggle />
              </>
            }
            action={<Highlight page={page} layout={layout} />}
            menu={{ id: MENU_ID, label: t('layout.menu') }}
            // At the home page's other addresses, crumbs would lead to itself.
            trail={page.nav && page.screen !== 'home' && <Crumbs page={page} />}
          >
            {page.nav ? (
              <PageTabs
                label={page.nav.title}
                tabs={page.nav.tabs}
                current={section}
                colors={page.nav.colors}
                actions={page.nav.actions}
              />
            ) : (
              <Crumbs page={page} />
            )}
          </NavBar>
          <MobileMenu
            id={MENU_ID}
            title={t('layout.menu')}
            closeLabel={t('layout.close')}
            tiles={tiles}
            notice={notice}
            sections={[
              ...(page.nav ? menuSections(page.nav, section) : []),
              ...layout.footer
                .filter(({ key }) => !page.nav || SHARED.includes(key))
                .map(({ key, links }) => ({
                  key,
                  label: t(`footer.${key}`),
                  links: links.map(({ name, href }) => ({
                    label: name,
                    href,
                    current: href === page.here,
                  })),
                })),
            ]}
            contact={{ label: t('layout.contact'), href: layout.contact }}
            theme={<ThemeToggle framed />}
            language={<LanguageLinks page={page} framed />}
          />
        </>
      }
    />
  )
}

/** Whichever navigation stands there: what enhances it stays the same. */
function Whole({ bar, enhancements }: { bar: ReactNode; enhancements: ReactNode }): ReactElement {
  return (
    <>
      {bar}
      {enhancements}
    </>
  )
}

/** [2.2.3] Brand, language, theme and contact, without the navigation. */
function AlternateHeader({ page, layout }: HeaderProps): ReactElement {
  return (
    <NavBar
      brand={<Brand href={layout.home} />}
      action={
        <>
          <LanguageLinks page={page} />
          <ThemeToggle />
          <Highlight page={page} layout={layout} />
        </>
      }
    >
      <Crumbs page={page} />
    </NavBar>
  )
}

/** [2.3.54] [2.3.84] The entry that stands out from the others: the pink button. */
function Highlight({ page, layout }: HeaderProps): ReactNode {
  const t = useWords()
  return layout.nav
    .filter(({ highlight }) => highlight)
    .map(({ key, href }) => (
      <ButtonLink
        key={key}
        size="s"
        variant="contact"
        href={href}
        aria-current={href === page.here ? 'page' : undefined}
      >
        {t(`nav.${key}`)}
      </ButtonLink>
    ))
}
