/**
 * Names under which the site keeps things in the visitor's browser. A new one joins `KeptNames`, at
 * the end; then `site/legal/kept.ts` does not compile until the cookie page tells what it is for.
 */
import type { SAVE_KEYS } from '#engine'

/** [3.4.5] `dark` or `light`. */
export const THEME_KEY = 'theme'
/** [2.5.6] The language is kept under both. */
export const LANGUAGE_KEYS = ['i18nextLng', 'opale_lang'] as const
/** [3.4.9] In session storage. */
export const PAGE_VIEWS_KEY = 'pageViews'
/** In session storage: the loading screen was shown. */
export const VISITED_KEY = 'visited'
/** [3.4.14] */
export const DEBUG_LOADER_KEY = 'debug-loader'
/** [3.2.42] `true` or `false`: whether Opale is shown. The engine knows it by the same name. */
export const COMPANION_KEY = 'opale-ai-open'
/** [2.3.58] The universe that was chosen last. */
export const CONTACT_MODE_KEY = 'opale-contact-mode'
/** What the visitor agreed to, and until when. */
export const CONSENT_KEY = 'opale-consent'
/** [3.4.4] How many messages left from this device. */
export const MESSAGES_KEY = 'opale-messages'
/** The message that is being written to the owner, and whether it waits for the network. */
export const CONTACT_DRAFT_KEY = 'opale-contact-draft'
/** Chapters of guides that were read on this device. */
export const GUIDES_KEY = 'opale-guides'
/** What was answered to the free tools, and their last results. */
export const TOOLS_KEY = 'opale-tools'
/** The same as it was found, where some of it could not be read. */
export const TOOLS_ASIDE_KEY = 'opale-tools.bak'
/** What the variables of prompts stand for. */
export const PROMPT_VALUES_KEY = 'opale-prompt-values'
/** What was ticked off while setting up templates of the library. */
export const TEMPLATES_KEY = 'opale-templates'
/** The workflows that are worked on in the studio. */
export const STUDIO_KEY = 'opale-studio'
/** The same as they were found, where some of them could not be read. */
export const STUDIO_ASIDE_KEY = 'opale-studio.bak'
/** In session storage: what a tool worked out, for the contact page. */
export const TOOL_RESULT_KEY = 'opale-tool-result'
/** In session storage: the stop of the guided tour that one has come to. */
export const TOUR_KEY = 'opale-tour'
/** In session storage: steps towards a contact. */
export const CONVERSIONS_KEY = 'opale-conversions'
/** [9.0.61] How many sessions there were with Opale: on the device, from her first use on. */
export const SESSIONS_KEY = 'opale-sessions'
/** In session storage: this session is among them. */
export const COUNTED_KEY = 'opale-session'
/** [3.4.13] What was answered: `disabled` for good unless an end is kept too, `postponed` until. */
export const PROMPT_KEYS = {
  disabled: 'opale_notifications_disabled',
  disabledUntil: 'opale_notifications_disabled_until',
  postponed: 'opale_notifications_postponed',
  postponedUntil: 'opale_notifications_postponed_until',
} as const

/** Everything that the site writes, by where: `write` takes no other name. */
export interface KeptNames {
  readonly localStorage:
    | typeof THEME_KEY
    | (typeof LANGUAGE_KEYS)[number]
    | typeof CONTACT_MODE_KEY
    | typeof CONTACT_DRAFT_KEY
    | typeof MESSAGES_KEY
    | typeof GUIDES_KEY
    | typeof TOOLS_KEY
    | typeof TOOLS_ASIDE_KEY
    | typeof PROMPT_VALUES_KEY
    | typeof TEMPLATES_KEY
    | typeof STUDIO_KEY
    | typeof STUDIO_ASIDE_KEY
    | typeof COMPANION_KEY
    | SaveName
    | typeof SESSIONS_KEY
    | (typeof PROMPT_KEYS)['disabled' | 'postponed' | 'postponedUntil']
    | typeof CONSENT_KEY
  readonly sessionStorage:
    | typeof VISITED_KEY
    | typeof PAGE_VIEWS_KEY
    | typeof CONVERSIONS_KEY
    | typeof TOOL_RESULT_KEY
    | typeof TOUR_KEY
    | typeof COUNTED_KEY
}

/** A companion's save, and what lies beside it: see `life/save-storage.ts` and `life/undo.ts`. */
type SaveName =
  `${(typeof SAVE_KEYS)[keyof typeof SAVE_KEYS]}${'' | '.journal' | '.before' | '.bak'}`

/** Everything that is only read: somebody who looks after the site sets it by hand. */
export type NamesByHand = typeof DEBUG_LOADER_KEY | (typeof PROMPT_KEYS)['disabledUntil']
