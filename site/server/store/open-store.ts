import { resolve } from 'node:path'
import { fileStore } from './file-store.ts'
import { hostedStore } from './hosted-store.ts'
import type { Store } from './store.ts'

/** @param place a file's path, or the address of a hosted database */
export const openStore = async (place: string, token?: string): Promise<Store> =>
  isHosted(place) ? hostedStore(place, token) : fileStore(resolve(place.replace(/^file:/u, '')))

export const isHosted = (place: string): boolean => /^(?:libsql|https?):/u.test(place)
