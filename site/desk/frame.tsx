import { use, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { hidden } from '#ui/field'
import { Glyph } from '#ui/icon'
import { Link } from '#ui/link'
import { SkipLink } from '#ui/skip-link'
import { Wordmark } from '../components/wordmark/index.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import { LANGUAGES } from '../routes/language.ts'
import { addressOf, INBOX, SIGN_OUT, type Query } from './addresses.ts'
import * as css from './frame.css.ts'
import { PostForm } from './post-form.tsx'
import { Notice } from './notice.tsx'
import { GLYPHS } from './section-glyphs.ts'
import { SECTIONS, WORDS as NAMES, type SectionId } from './sections.ts'
import { useAddress } from './use-address.ts'
import { WORDS } from './words.ts'

/** Whoever is inside. */
export interface Own {
  /** What each form has to say. */
  readonly csrf: string
  readonly unread: number
}

export interface FrameProps {
  /** This page, to be asked for in the other language. */
  readonly path: string
  readonly query?: Query | undefined
  readonly section?: SectionId | undefined
  readonly own?: Own | undefined
  /** The page fills the window with panes of its own. */
  readonly panes?: boolean | undefined
  /** What was done just before. */
  readonly done?: string | undefined
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** What is around every page of the area; without anybody inside, its front door. */
export function Frame(props: FrameProps): ReactElement {
  const { own, section, panes, done, problem, children } = props
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <div className={own ? css.inside : undefined}>
      <SkipLink label={words.skip} />
      <header className={own ? css.rail : css.bar}>
        <a className={own ? css.railBrand : css.brand} href={address(INBOX)}>
          <Wordmark />
          <span className={css.area}>{words.area}</span>
        </a>
        {own && <Sections section={section} unread={own.unread} />}
        <div className={own ? css.railTools : css.tools}>
          <Languages {...props} />
          <Link variant="quiet" href={words.sitePath}>
            {words.site}
          </Link>
          {own && (
            <PostForm action={address(SIGN_OUT)} csrf={own.csrf}>
              <Button type="submit" size="s" variant="line">
                {words.leave}
              </Button>
            </PostForm>
          )}
        </div>
      </header>
      <main id="main" className={panes ? css.full : css.main} tabIndex={-1}>
        {(done ?? problem) !== undefined && (
          <div className={panes ? css.said : undefined}>
            {done !== undefined && <Notice kind="done" text={done} />}
            {problem !== undefined && <Notice kind="problem" text={problem} />}
          </div>
        )}
        {children}
      </main>
    </div>
  )
}

interface SectionsProps extends Pick<FrameProps, 'section'> {
  readonly unread: number
}

function Sections({ section, unread }: SectionsProps): ReactElement {
  const words = useWordsOf(WORDS)
  const names = useWordsOf(NAMES)
  const address = useAddress()
  return (
    <nav className={css.nav} aria-label={words.navigation}>
      <ul className={css.sections}>
        {SECTIONS.map(([id, path]) => (
          <li key={id}>
            <a
              className={css.section}
              href={address(path)}
              aria-current={id === section ? 'page' : undefined}
            >
              <Glyph d={GLYPHS[id]} />
              <span className={css.name}>{names[id]}</span>
              {id === 'inbox' && unread > 0 && (
                <span className={css.count}>
                  <span aria-hidden>{unread}</span>
                  <span className={hidden}>{words.unread(unread)}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Languages({ path, query, own }: FrameProps): ReactElement {
  const language = use(LanguageContext)
  const { languages } = useWordsOf(WORDS)
  return (
    <ul className={own ? css.railLanguages : css.languages} aria-label={languages}>
      {LANGUAGES.map((each) => (
        <li key={each}>
          <a
            className={css.language}
            href={addressOf(path, each, query)}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? 'true' : undefined}
          >
            {each.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
