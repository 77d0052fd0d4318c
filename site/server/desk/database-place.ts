import { resolve } from 'node:path'
import type { DeskSettings } from './desk-settings.ts'

/** Without a setting, a file beside the build: it outlives the next one. */
export const databasePlace = ({ database }: DeskSettings, dist: string): string =>
  database ?? resolve(dist, '..', 'data', 'desk.db')
