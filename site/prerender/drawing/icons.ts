/** The icons: the site's mark at the sizes that browsers and systems ask for. */
import { APP_ICONS, TOUCH_ICON } from '../../seo/icons.ts'
import type { PublishedFile } from '../published-file.ts'
import type { Draw } from './draw.ts'
import { icoOf } from './ico.ts'
import { mark } from './still.ts'

export const iconFiles = async (draw: Draw): Promise<readonly PublishedFile[]> => {
  const svg = mark()
  const files = [...APP_ICONS, TOUCH_ICON].map(
    async ({ file, size, purpose }): Promise<PublishedFile> => [
      file.slice(1),
      await draw(purpose === 'maskable' ? squared(svg) : svg, size),
    ],
  )
  return [
    ['icon.svg', svg],
    ['favicon.ico', icoOf(await draw(svg, FAVICON), FAVICON)],
    ...(await Promise.all(files)),
  ]
}

const FAVICON = 32

/** Without its round corners; ring and pearl lie within the circle that every mask leaves. */
const squared = (svg: string): string => svg.replace(/ rx="\d+"/u, '')
