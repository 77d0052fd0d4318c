/** The scenes that stand beside texts, one file a theme. */
import { color, THEMES } from '../../../ui/theme/tokens.ts'
import { stillPath } from '../../layout/stills.ts'
import { PAGES } from '../../routes/table.ts'
import type { PublishedFile } from '../published-file.ts'
import { round } from './draw.ts'
import { nameOf, opensWithScene } from './name.ts'

export const sceneFiles = (): readonly PublishedFile[] =>
  PAGES.flatMap((page) => {
    const { scene } = page
    if (!scene || opensWithScene(page)) return []
    return THEMES.map((theme): PublishedFile => [
      stillPath(nameOf(scene), theme).slice(1),
      round(scene, { theme, ink: (name) => color[theme][name] }),
    ])
  })
