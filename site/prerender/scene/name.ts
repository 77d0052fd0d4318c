import { LIGHTS, POSES, SCENE_MOODS, type Scene, type SceneName } from '../../content/scene.ts'
import type { Page, Screen } from '../../routes/table.ts'

/** The place, and a number for what she does there: a page that shows her has little room. */
export const nameOf = ({ place, pose, mood, light }: Scene): SceneName => {
  const posed = POSES.indexOf(pose) * SCENE_MOODS.length + SCENE_MOODS.indexOf(mood)
  return `${place}-${(posed * LIGHTS.length + LIGHTS.indexOf(light)).toString(36)}`
}

/** There it is a part of the page: as a picture it would come after the words, and count as the largest. */
export const opensWithScene = ({ screen }: Pick<Page, 'screen'>): boolean => OPENED.has(screen)

const OPENED: ReadonlySet<Screen> = new Set(['service', 'use-case', 'services'])
