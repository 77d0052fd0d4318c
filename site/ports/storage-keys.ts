/** Names under which the site keeps things in the visitor's browser. */

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
/** [6.0.2] In session storage: `true` shows what an admin sees. */
export const ADMIN_KEY = 'opale-admin'
/** [3.4.4] How many messages left from this device. */
export const MESSAGES_KEY = 'opale-messages'
/** The message that is being written to the owner, and whether it waits for the network. */
export const CONTACT_DRAFT_KEY = 'opale-contact-draft'
/** Chapters of guides that were read on this device. */
export const GUIDES_KEY = 'opale-guides'
/** In session storage: what a tool worked out, for the contact page. */
export const TOOL_RESULT_KEY = 'opale-tool-result'
