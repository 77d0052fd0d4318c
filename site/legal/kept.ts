/** What the site keeps in a visitor's browser, told to them: each name that the code may write. */
import type { COOKIES } from '../desk/cookies.ts'
import type { KeptNames, NamesByHand } from '../ports/storage-keys.ts'
import type { WORDS } from './kept-words.ts'

/** Until when: the visitor clears it, the tab is closed, or a time of its own. */
export type Lasts = 'cleared' | 'session' | 'draft' | 'answer'

/** Who reads it: this site's pages on the device alone, or the owner once it was sent. */
export type Readers = 'device' | 'owner-when-sent'

export interface Kept {
  /** What is told of it; entries that share a text stand in one row. */
  readonly told: keyof (typeof WORDS)['fr']['kept']
  readonly lasts: Lasts
  readonly read: Readers
}

type Told = Kept['told']

/** On the device until it is cleared, read here alone, unless said otherwise. */
const kept = (told: Told, { lasts = 'cleared', read = 'device' }: Rest = {}): Kept => ({
  told,
  lasts,
  read,
})
type Rest = Partial<Pick<Kept, 'lasts' | 'read'>>

const session = (told: Told, read: Readers = 'device'): Kept =>
  kept(told, { lasts: 'session', read })

/** Whatever joins `KeptNames` has to be told here. */
export const KEPT: { readonly [A in keyof KeptNames]: Readonly<Record<KeptNames[A], Kept>> } = {
  localStorage: {
    theme: kept('theme'),
    i18nextLng: kept('language'),
    opale_lang: kept('language'),
    'opale-contact-mode': kept('universe'),
    'opale-contact-draft': kept('draft', { lasts: 'draft', read: 'owner-when-sent' }),
    'opale-messages': kept('messages'),
    'opale-guides': kept('guides'),
    'opale-tools': kept('tools'),
    'opale-tools.bak': kept('toolsAside'),
    'opale-prompt-values': kept('promptValues'),
    'opale-templates': kept('templates'),
    'opale-studio': kept('studio'),
    'opale-studio.bak': kept('studioAside'),
    'opale-ai-open': kept('hidden'),
    'tamagotchi-opale-v2': kept('save'),
    'opale-supreme-state': kept('save'),
    'tamagotchi-opale-v2.journal': kept('journal'),
    'opale-supreme-state.journal': kept('journal'),
    'tamagotchi-opale-v2.before': kept('before'),
    'opale-supreme-state.before': kept('before'),
    'tamagotchi-opale-v2.bak': kept('damaged'),
    'opale-supreme-state.bak': kept('damaged'),
    'opale-sessions': kept('visits'),
    opale_notifications_disabled: kept('refused'),
    opale_notifications_postponed: kept('postponed'),
    opale_notifications_postponed_until: kept('postponed'),
    'opale-consent': kept('consent', { lasts: 'answer' }),
  },
  sessionStorage: {
    visited: session('loading'),
    pageViews: session('views'),
    'opale-conversions': session('steps'),
    'opale-tool-result': session('result', 'owner-when-sent'),
    'opale-tour': session('tour'),
    'opale-session': session('counted'),
  },
}

/** Cookies that the server sets where the owner signs in, and nowhere else. */
export const OWNER_COOKIES: Readonly<
  Record<(typeof COOKIES)[keyof typeof COOKIES], keyof (typeof WORDS)['fr']['cookies']>
> = { desk: 'session', 'desk-device': 'device', 'opale-desk': 'hint' }

/** What the site reads and never writes: somebody who looks after it set it by hand. */
export const BY_HAND: Readonly<Record<NamesByHand, keyof (typeof WORDS)['fr']['byHand']>> = {
  'debug-loader': 'diagnostics',
  opale_notifications_disabled_until: 'end',
}
