/** What the navigation tells whoever counts: it knows of no analytics itself. */
export const TRACK_EVENT = 'opale:track'

/** [7.0.23] Events of the unified navigation, beside [7.0.10]. */
export const NAVIGATION_EVENTS = [
  'navigation',
  'contact_click',
  'contact_interaction',
  'universe_switch',
] as const

export const track = (
  name: (typeof NAVIGATION_EVENTS)[number],
  detail: Readonly<Record<string, string>>,
): void => {
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { ...detail, name } }))
}
