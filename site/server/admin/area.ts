/** What a section of the area is: pages for whoever is inside, and forms that change something. */
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { INBOX } from '../../desk/addresses.ts'
import type { Said } from '../../desk/said.ts'
import type { SectionId } from '../../desk/sections.ts'
import { languageOf, type Language } from '../../routes/language.ts'
import type { AudienceSwitch } from '../audience/switch.ts'
import type { Log } from '../desk/log.ts'
import type { NameAddress } from '../messages/salt.ts'
import type { Cookies } from '../sign-in/cookies.ts'
import type { Session } from '../sign-in/sessions.ts'
import type { Store } from '../store/store.ts'

export interface AdminOptions {
  readonly store: () => Promise<Store>
  readonly nameAddress: NameAddress
  readonly addressOf: (context: Context) => string | undefined
  readonly cookies: Cookies
  /** Counting visits: whether it can be, and whether it is. */
  readonly measure: { readonly possible: boolean; readonly switched: AudienceSwitch }
  readonly log: Log
  readonly now: () => number
}

/** Who asks, for what, and where the answer is. */
export interface Visit {
  readonly context: Context
  readonly language: Language
  readonly query: URLSearchParams
  readonly store: Store
  readonly session: Session
  readonly now: number
}

export interface Shown {
  readonly section: SectionId
  /** It fills the window with panes of its own. */
  readonly panes?: boolean
  readonly title: string
  readonly body: ReactNode
  readonly status?: number
  /** In seconds: it comes too soon. */
  readonly wait?: number
  readonly problem?: string
}

/** Where a form leads once it has done its work, and what that page says of it. */
export interface Next {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly said?: Said
}

export interface Area {
  /** @param path below `/admin` */
  readonly get: (path: string, show: (visit: Visit) => Promise<Shown | Response>) => void
  /** The form has said the session's word already. */
  readonly post: (
    path: string,
    act: (visit: Visit, form: URLSearchParams) => Promise<Next | Shown | Response>,
  ) => void
}

/** The language that an address asks for. */
export const spoken = ({ req: { raw } }: Context): Language =>
  languageOf('/', new URL(raw.url).searchParams)

/** A path of the area, as its router knows it. */
export const below = (path: string): string => path.slice(INBOX.length) || '/'
