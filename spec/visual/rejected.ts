/**
 * Pictures that somebody refused, and why. They are told of until they are mended, so they lie beside
 * the pictures that are expected, a line each, and go into the same commit or review.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStoryId, isVariant } from './matrix.ts'
import { NONE, type Rejection } from './rejection.ts'
import { nameOf, type Shot, type Which } from './results.ts'

export const readRejections = (folder: string): readonly Rejection[] => {
  const file = join(folder, REJECTED)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { story = '', variant = '', hash = '', reason = '' } = LINE.exec(line)?.groups ?? {}
      if (!isStoryId(story) || !isVariant(variant) || hash === '')
        throw new Error(`${file}: this rejects no picture: ${line}`)
      return { story, variant, hash, reason }
    })
}

/** @param reason one line of it is kept; none takes a rejection back */
export const reject = (folder: string, shots: readonly Shot[], reason: string): number => {
  const said = reason.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST)
  const own = shots.filter(({ state }) => state !== 'same' && state !== 'error')
  const added = own.map(({ story, variant, hash = NONE }) => ({
    story,
    variant,
    hash,
    reason: said,
  }))
  const kept = without(readRejections(folder), own)
  write(folder, said === '' ? kept : [...kept, ...added])
  return own.length
}

/** Forgets those of pictures that are as accepted now, or were accepted. @returns how many */
export const forgetRejections = (folder: string, settled: readonly Which[]): number => {
  const before = readRejections(folder)
  const kept = without(before, settled)
  if (kept.length < before.length) write(folder, kept)
  return before.length - kept.length
}

export const REJECTED = 'rejected.txt'

const LONGEST = 500
const LINE = /^(?<story>\S+) (?<variant>\S+) (?<hash>[\da-f]{24}|none) (?<reason>\S.*)$/u

const without = (all: readonly Rejection[], those: readonly Which[]): readonly Rejection[] => {
  const names = new Set(those.map(nameOf))
  return all.filter((one) => !names.has(nameOf(one)))
}

const write = (folder: string, all: readonly Rejection[]): void => {
  const file = join(folder, REJECTED)
  if (all.length === 0) return rmSync(file, { force: true })
  mkdirSync(folder, { recursive: true })
  const lines = all.map(
    ({ story, variant, hash, reason }) => `${story} ${variant} ${hash} ${reason}`,
  )
  writeFileSync(file, [...lines.toSorted(), ''].join('\n'))
}
