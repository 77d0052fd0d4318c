import './table.css.ts'
import { scrollRegion } from '../scroll-region/index.ts'

/** Attributes of the box that a table scrolls in, and with them the frame that every table has. */
export const tableRegion = (name: string) => scrollRegion(name)
