import type { MobileMenuTile } from '../components/mobile-menu/index.ts'
import { useWords } from '../i18n/use-words.ts'
import type { PageData } from '../routes/page-data.ts'
import type { LayoutData } from './layout-data.ts'

/** [2.3.89] The four tiles of the mobile menu, in order. */
export const useMenuTiles = (page: PageData, layout: LayoutData): readonly MobileMenuTile[] => {
  const t = useWords()
  return TILES.map(({ key, ...tile }) => {
    const href = layout.nav.find((entry) => entry.key === key)?.href ?? layout.home
    const current = href === page.here || (key === 'development' && page.here === layout.home)
    return { ...tile, key, href, label: t(`nav.${key}`), current }
  })
}

const TILES = [
  { key: 'development', icon: 'code', universe: 'code' },
  { key: 'ia', icon: 'ia', universe: 'ia' },
  { key: 'workflows', icon: 'flow', universe: 'plus' },
  { key: 'cv', icon: 'user' },
] as const satisfies readonly Pick<MobileMenuTile, 'key' | 'icon' | 'universe'>[]
