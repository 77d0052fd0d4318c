/** Drawings of the area's sections, on the grid of the icons. */
import type { SectionId } from './sections.ts'

export const GLYPHS: Readonly<Record<SectionId, string>> = {
  inbox: 'M4 13.5h4l1.5 3h5l1.5-3h4M6.4 5h11.2L20 13.5V19H4v-5.5z',
  audience: 'M4 20h16M7.5 16.5v-5M12 16.5v-10M16.5 16.5v-7',
  account:
    'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.6-3.6 3.3-5.5 7-5.5s6.400 1.900 7 5.5',
}
