/** Every component of the library's doors, and those of which no contract is asked. */
import type { ComponentType } from 'react'

const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^[A-Z]\w*[a-z]/u.test(name) && typeof value === 'function'

/** `DialogParts.Title` beside `Dialog`. */
const componentsOf = (folder: object): readonly string[] =>
  Object.entries(folder).flatMap(([name, value]) => {
    if (isComponent(name, value)) return [name]
    if (!name.endsWith('Parts') || typeof value !== 'object') return []
    return Object.keys(value as object).map((part) => `${name}.${part}`)
  })

const folderOf = (path: string) => path.split('/').at(-2) ?? ''

/** Folders whose components leave this door: what only the site has, what draws or keeps Opale. */
const LATER: readonly string[] = [
  'accordion',
  'achievements',
  'activity-button',
  'art',
  'avatar',
  'background',
  'button-states',
  'call-to-action',
  'care-panel',
  'career-axis',
  'case-study',
  'character',
  'chart',
  'companion',
  'companion-glyph',
  'companion-logo',
  'companion-modal',
  'companion-notifications',
  'companion-stage',
  'companion-stats',
  'consent',
  'contact-rows',
  'day-plan',
  'debug-overlay',
  'definition-rows',
  'dropdown-nav',
  'emotion-card',
  'error-screen',
  'fact-line',
  'fact-rows',
  'fit',
  'floating-companion',
  'floating-still',
  'footer',
  'genetics-card',
  'heat-table',
  'inventory',
  'journeys',
  'language-switcher',
  'late-icon',
  'lead',
  'letter-index',
  'loading-line',
  'loading-screen',
  'mascot-button',
  'meter',
  'mobile-menu',
  'mood-history',
  'moon',
  'nav-bar',
  'nav-link',
  'neighbours',
  'notification-prompt',
  'opening',
  'page-tabs',
  'parts-bar',
  'pebble',
  'personality-radar',
  'phase-plan',
  'place-map',
  'presets',
  'price-list',
  'price-scale',
  'progress',
  'qr-code',
  'quote',
  'quote-sheet',
  'range-rows',
  'ranking',
  'rating-dots',
  'related',
  'row-list',
  'sectors',
  'sprite-icon',
  'sprite-picker',
  'stage-rows',
  'stat-bar',
  'stats-tooltip',
  'technology-list',
  'testimonial',
  'theme-switch',
  'themed-image',
  'thread',
  'tour-bar',
  'universe-switcher',
  'value-map',
  'wordmark',
  'workflow-graph',
]

/** Those without an element of their own, and why. */
const DRAWS_NOTHING: Readonly<Record<string, string>> = {
  'DialogParts.Root': 'holds what its parts share',
  'DialogParts.Cross': 'the cross of the panel that it stands in',
  'DrawerParts.Root': 'as that of a dialog',
  'DrawerParts.Cross': 'as that of a dialog',
  'MenuParts.Root': 'holds what its parts share',
  'PopoverParts.Root': 'holds what its parts share',
  'TooltipParts.Trigger': 'adds to the element that it is given',
  Messages: 'two paragraphs that their control names',
}

const UI = import.meta.glob<object>('../../../ui/*/index.ts', { eager: true })

/** Names of all that has to keep the contract; another door is another glob here. */
export const COMPONENTS: readonly string[] = [UI].flatMap((door) =>
  Object.entries(door)
    .filter(([path]) => !LATER.includes(folderOf(path)))
    .flatMap(([, folder]) => componentsOf(folder))
    .filter((name) => DRAWS_NOTHING[name] === undefined),
)
