import { useEffect, useRef, type ReactElement } from 'react'
import { DropdownNav } from '../components/dropdown-nav/index.ts'
import { Icon } from '#ui/icon'
import { dragToClose, MobileMenu } from '../components/mobile-menu/index.ts'
import { NavBar } from '../components/nav-bar/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { Brand } from '../layout/brand.tsx'
import { Crumbs } from '../layout/crumbs.tsx'
import type { LayoutData } from '../layout/layout-data.ts'
import { OpaleStill } from '../layout/opale-still.tsx'
import { LanguageLinks, ThemeToggle } from '../layout/switches.tsx'
import { withoutLanguage } from '../routes/address.ts'
import type { PageData } from '../routes/page-data.ts'
import { ContactAction } from './contact-action.tsx'
import type { DropdownDataA, NavigationDataA } from './reading-a-data.ts'
import { sectionOfPath, type SectionA } from './reading-a.ts'

export interface BarAProps {
  readonly page: PageData
  readonly layout: LayoutData
  readonly data: NavigationDataA
  /** [2.3.42] */
  readonly notice: string | undefined
}

const MENU_ID = 'menu'

/** Navigation A: three links and five dropdowns; on small screens a menu of them all. */
export default function BarA({ page, layout, data, notice }: BarAProps): ReactElement {
  const t = useWords()
  const menu = useRef<HTMLDialogElement>(null)
  useEffect(() => (menu.current ? dragToClose(menu.current) : undefined), [])
  const section = sectionOfPath(withoutLanguage(page.path))
  const [webdev, ia, plus] = data.links.map(({ key, label, href, sections }) => ({
    label,
    href,
    universe: UNIVERSE[key],
    current: href === page.here || sections.includes(section as SectionA),
  }))
  return (
    <>
      <NavBar
        brand={<Brand href={layout.home} />}
        links={
          <DropdownNav
            label={t('layout.mainNavigation')}
            path={page.path}
            here={page.here}
            items={[
              ...[webdev, ia].flatMap((link) => link ?? []),
              ...data.dropdowns.map((dropdown) => ({
                ...dropdown,
                aside: <Proposal {...dropdown.proposal} />,
              })),
              ...(plus ? [plus] : []),
            ]}
          />
        }
        tools={
          <>
            <LanguageLinks page={page} />
            <ThemeToggle />
          </>
        }
        action={<ContactAction label={t('layout.contact')} contact={data.contact} />}
        menu={{ id: MENU_ID, label: t('layout.menu') }}
      >
        <Crumbs page={page} />
      </NavBar>
      <MobileMenu
        ref={menu}
        id={MENU_ID}
        title={t('layout.menu')}
        closeLabel={t('layout.close')}
        notice={notice}
        tiles={data.quick.map(({ key, ...tile }) => ({
          ...tile,
          ...TILE[key],
          key,
          current: tile.href === page.here,
        }))}
        sections={data.dropdowns.map(({ key, label, base, entries }) => ({
          key,
          label,
          links: entries.map(({ label: name, href }) => ({
            label: name,
            href,
            current: href === page.here,
          })),
          open: page.path.includes(base),
        }))}
        contact={{ label: t('layout.contact'), href: layout.contact }}
        theme={<ThemeToggle framed />}
        language={<LanguageLinks page={page} framed />}
      />
    </>
  )
}

const UNIVERSE = { webdev: 'code', ia: 'ia', plus: 'plus' } as const

const TILE = {
  webdev: { icon: 'code', universe: 'code' },
  ia: { icon: 'ia', universe: 'ia' },
  workflows: { icon: 'flow', universe: 'plus' },
  cv: { icon: 'user' },
} as const

/** One thing that Opale proposes beside a list of places. */
function Proposal({ title, text, action, href }: DropdownDataA['proposal']): ReactElement {
  return (
    <>
      <OpaleStill still="born" width={88} height={88} />
      <b>{title}</b>
      <p>{text}</p>
      <a href={href}>
        {action}
        <Icon name="arrow" />
      </a>
    </>
  )
}
