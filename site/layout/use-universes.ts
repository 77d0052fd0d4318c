import type {
  UniverseOption,
  UniverseSwitcherProps,
} from '../components/universe-switcher/index.ts'
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

/** [2.3.61] The universe of the page in words; those that are no option have a name alone. */
export const hereOf = (
  { universe = 'code' }: PageData,
  options: readonly UniverseOption[],
): NonNullable<UniverseSwitcherProps['here']> =>
  options.find(({ key }) => key === universe) ?? {
    label: universe.toUpperCase(),
    universe: universe === 'workflows' ? 'plus' : undefined,
  }
