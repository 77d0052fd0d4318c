/** Icons of what opens over the page: those that the style sheet draws. */
export const LATE_ICON_NAMES = ['code', 'ia', 'plus', 'flow', 'user', 'x'] as const
export type LateIconName = (typeof LATE_ICON_NAMES)[number]
