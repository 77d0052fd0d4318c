import { useEffect, useState, type ComponentType } from 'react'
import type { EnhancementProps } from '../layout/enhancement-props.ts'
import { loadNavigationA } from '../ports/navigation-a.ts'
import type { BarAProps } from './bar-a.tsx'
import type { NavigationDataA } from './reading-a-data.ts'

interface Loaded {
  readonly Bar: ComponentType<BarAProps>
  readonly data: NavigationDataA
}

/** Puts navigation A in the place of B, once its script and its data are there. */
export const useOther = (
  wanted: boolean,
  { page, layout, update, notice }: EnhancementProps & { readonly notice: string | undefined },
): boolean => {
  const [loaded, setLoaded] = useState<Loaded>()
  const { language } = page
  useEffect(() => {
    let current = wanted
    if (wanted)
      Promise.all([import('./bar-a.tsx'), loadNavigationA(language)]).then(
        ([{ default: Bar }, data]) => {
          if (current) setLoaded({ Bar, data })
        },
        // Navigation B stays: it leads to the same pages.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [wanted, language])
  useEffect(() => {
    if (loaded)
      update({
        other: <loaded.Bar page={page} layout={layout} data={loaded.data} notice={notice} />,
      })
  }, [loaded, page, layout, notice, update])
  return loaded !== undefined
}
