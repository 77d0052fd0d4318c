/** The scene of a page: what it opens with, or what stands beside its text. */
import { vars } from '#ui/theme/contract.css'
import type { Scene, SceneName } from '../../content/scene.ts'
import type { Page } from '../../routes/table.ts'
import { wide } from './draw.ts'
import { nameOf, opensWithScene } from './name.ts'

export const sceneOf = (
  page: Pick<Page, 'screen' | 'scene'>,
): { readonly scene?: string; readonly still?: SceneName } => {
  const { scene } = page
  if (!scene) return {}
  return opensWithScene(page) ? { scene: inPage(scene) } : { still: nameOf(scene) }
}

/** As a part of a page, in whose colours it is. */
export const inPage = (scene: Scene): string =>
  wide(scene, { theme: 'page', ink: (name) => vars.color[name] }).replace(
    ' xmlns="http://www.w3.org/2000/svg"',
    '',
  )
