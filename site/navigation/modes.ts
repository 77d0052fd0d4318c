/** The universes of the site, as the navigation opens them. */

/** [2.3.56] [2.3.61] What one can be in, or ask for. */
export const MODES = ['code', 'ia', 'workflows', 'cv', 'plus'] as const
export type Mode = (typeof MODES)[number]

/** [2.3.57] Where choosing one leads. */
export const MODE_PATHS = {
  code: '/code',
  ia: '/ia',
  workflows: '/workflows',
  cv: '/cv',
  plus: '/explorer',
} as const satisfies Record<Mode, string>
