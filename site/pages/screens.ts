/** One lazy chunk a page type, by folder name: a page's script does not grow with the site. */
import type { ComponentType } from 'react'
import type { PageData } from '../routes/page-data.ts'
import type { Screen } from '../routes/table.ts'

export interface ScreenProps {
  readonly page: PageData
}
type ScreenModule = Readonly<Record<'default', ComponentType<ScreenProps>>>

const modules = import.meta.glob<ScreenModule>('./*/index.tsx')
const loaded = new Map<Screen, ComponentType<ScreenProps>>()

/** Fetches a screen's chunk; once loaded it renders without waiting. */
export const loadScreen = async (screen: Screen): Promise<void> => {
  if (loaded.has(screen)) return
  const load = modules[`./${screen}/index.tsx`]
  if (load === undefined) throw new Error(`no screen is called ${screen}`)
  loaded.set(screen, (await load()).default)
}

/** @throws when the screen was not loaded first */
export const screenOf = (screen: Screen): ComponentType<ScreenProps> => {
  const component = loaded.get(screen)
  if (component === undefined) throw new Error(`screen ${screen} is not loaded`)
  return component
}

/** Source file of a screen, as the build's manifest names it. */
export const screenFile = (screen: Screen): string => `site/pages/${screen}/index.tsx`
