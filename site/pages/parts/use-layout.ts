import { useRouteLoaderData } from 'react-router-dom'
import type { LayoutData } from '../../layout/layout-data.ts'
import { LAYOUT_ROUTE } from '../../routes/ids.ts'

/** The links around every page, for screens that repeat one of them. */
export const useLayout = (): LayoutData => {
  const layout = useRouteLoaderData<LayoutData>(LAYOUT_ROUTE)
  if (layout === undefined) throw new Error('a screen is shown outside of the layout')
  return layout
}
