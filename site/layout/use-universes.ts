import type { UniverseOption } from '#ui/universe-switcher'
import { useWords } from '../i18n/use-words.ts'
import type { PageData } from '../routes/page-data.ts'
import type { LayoutData } from './layout-data.ts'

const ICONS = { code: 'code', ia: 'ia', plus: 'plus' } as const

/** [2.3.56] The universes in words, the page's own marked. */
export const useUniverses = (page: PageData, layout: LayoutData): readonly UniverseOption[] => {
  const t = useWords()
  return layout.universes.map(({ key, href }) => ({
    key,
    href,
    universe: key,
    icon: ICONS[key],
    label: t(`universe.${key}.label`),
    description: t(`universe.${key}.description`),
    current: page.universe === key,
  }))
}
